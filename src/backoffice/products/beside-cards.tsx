/** The side column of a product's page: related products, videos, its size guide. */
import RemoveIcon from '@mui/icons-material/Close';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { textIn } from '#kit/pure/languages.ts';
import type { PickedProduct, SizeGuideItem, StaffProduct } from '#shop/catalog/contract.ts';
import { videoLimits, type StaffVideo } from '../../shop/media/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { Panel } from '../components/panel.tsx';
import { ChosenProducts } from '../components/pickers/chosen-products.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { useMayOpen } from '../components/rights/screen-link.tsx';

/** Products that its page shows, in order, before those that the shop finds. */
export function RelatedCard() {
  const translate = useTranslate();
  const { field: slugs, fieldState } = useController({ name: 'related', defaultValue: [] });
  const { field: items } = useController({ name: 'relatedItems', defaultValue: [] });
  const change = (products: PickedProduct[]) => {
    items.onChange(products);
    slugs.onChange(products.map(({ slug }) => slug));
  };
  return (
    <Panel title={translate('backoffice_product_related')}>
      <ChosenProducts products={(items.value ?? []) as PickedProduct[]} onChange={change} empty={translate('backoffice_product_related_none')} />
      {fieldState.error?.message && <Typography color="error">{fieldState.error.message}</Typography>}
    </Panel>
  );
}

type Video = StaffProduct['videos'][number];

const offeredAtOnce = 30;

function useVideos(q: string): StaffVideo[] {
  const filter = encodeURIComponent(JSON.stringify(q ? { q } : {}));
  const enabled = useMayOpen('/videos');
  const { data } = useQuery({
    queryKey: ['pick', 'videos', q],
    queryFn: async () => (await callAdmin<{ items: StaffVideo[] }>(`/videos?size=${offeredAtOnce}&filter=${filter}`)).data.items,
    placeholderData: (before) => before,
    enabled,
  });
  return data ?? [];
}

/** Films after the pictures. */
export function VideosCard() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [q, setQ] = useState('');
  const { field, fieldState } = useController({ name: 'videos', defaultValue: [] });
  const videos = (field.value ?? []) as Video[];
  const found = useVideos(q);
  const titleOf = ({ texts, name }: StaffVideo) => textIn(texts as never, 'title', locale) || name || translate('backoffice_media_use_video');
  const offered = found
    .filter(({ id }) => !videos.some((video) => video.id === id))
    .map((video) => ({ id: video.id, title: titleOf(video), poster: video.poster as Video['poster'] }));
  return (
    <Panel title={translate('backoffice_product_videos')}>
      {videos.map((video, index) => (
        <Box key={video.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.5 }}>
          <Thumbnail image={video.poster} title={video.title} />
          <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{video.title}</Typography>
          <IconButton
            size="small"
            aria-label={translate('backoffice_remove_named', { name: video.title })}
            onClick={() => field.onChange(videos.toSpliced(index, 1))}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Autocomplete<Video>
        key={videos.length}
        size="small"
        options={offered}
        value={null}
        disabled={videos.length >= videoLimits.perProduct}
        onChange={(_, chosen) => chosen && field.onChange([...videos, chosen])}
        onInputChange={(_, typed, reason) => setQ(reason === 'input' ? typed.slice(0, 100) : '')}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        filterOptions={(all) => all}
        noOptionsText={translate('backoffice_pick_nothing')}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('backoffice_product_video_add')}
            error={fieldState.error !== undefined}
            helperText={fieldState.error?.message ?? translate('backoffice_product_videos_hint', { most: videoLimits.perProduct })}
          />
        )}
      />
    </Panel>
  );
}

/** Its own table of sizes, or that of its category. */
export function SizeGuideInput() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [q, setQ] = useState('');
  const { field, fieldState } = useController({ name: 'sizeGuide', defaultValue: null });
  const chosen = useWatch({ name: 'sizeGuide' }) as string | null;
  const { data: found } = useQuery({
    queryKey: ['pick', 'size-guides', q],
    queryFn: async () =>
      (await callAdmin<{ items: SizeGuideItem[] }>(`/size-guides?size=${offeredAtOnce}&filter=${encodeURIComponent(JSON.stringify(q ? { q } : {}))}`)).data
        .items,
    placeholderData: (before) => before,
  });
  const { data: named } = useQuery({
    queryKey: ['picked', 'size-guide', chosen],
    queryFn: async () => (await callAdmin<SizeGuideItem>(`/size-guides/${chosen}`)).data,
    enabled: chosen !== null,
  });
  const options = (found ?? []).map(({ id, texts }) => ({ id, title: textIn(texts as never, 'title', locale) }));
  const value = chosen === null ? null : { id: chosen, title: named ? textIn(named.texts as never, 'title', locale) : '' };
  return (
    <Autocomplete
      options={options}
      value={value}
      onChange={(_, guide) => field.onChange(guide?.id ?? null)}
      onInputChange={(_, typed, reason) => setQ(reason === 'input' ? typed.slice(0, 100) : '')}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      noOptionsText={translate('backoffice_pick_nothing')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('backoffice_product_size_guide')}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? translate('backoffice_product_size_guide_hint')}
        />
      )}
    />
  );
}
