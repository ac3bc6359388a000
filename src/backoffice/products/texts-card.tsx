import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { slugify } from '#kit/pure/slugify.ts';
import type { StaffProduct } from '#shop/catalog/contract.ts';
import { pathIn } from '../api/routes.ts';
import { asText } from '../components/inputs/as-text.ts';
import { RichTextInput } from '../components/inputs/rich-text-input.tsx';
import { LanguageButtons, LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { useRoutes } from '../components/use-routes.ts';
import { nameIn } from './variants-of.ts';

/** Title and description, by language. */
export function TextsCard() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_product_words')}>
      <LanguageTabs languages={shopLanguages}>
        {(lang) => (
          <>
            <TextInput source={`texts.${lang}.title`} label={translate('backoffice_title')} parse={asText} fullWidth />
            <TextInput source={`texts.${lang}.summary`} label={translate('backoffice_summary')} parse={asText} fullWidth multiline />
            <RichTextInput source={`texts.${lang}.description`} label={translate('backoffice_description')} />
          </>
        )}
      </LanguageTabs>
    </Panel>
  );
}

type Texts = StaffProduct['texts'];

/** How search engines show the product, and what is written for them. */
export function SearchCard() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const routes = useRoutes();
  const texts = (useWatch({ name: 'texts' }) ?? {}) as Texts;
  const slug = (useWatch({ name: 'slug' }) ?? '') as string;
  const words = texts['en'] ?? {};
  const title = words.seoTitle || words.title || translate('backoffice_product_untitled');
  const path = routes ? decodeURI(pathIn(routes.details.product, slug || slugify(words.title ?? '') || '…')) : '';
  return (
    <Panel title={translate('backoffice_product_search')}>
      <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="caption" color="text.secondary" component="p">
          {location.host}
          {path}
        </Typography>
        <Typography color="primary" component="p" sx={{ fontSize: '1.125rem' }}>
          {title.slice(0, 70)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {(words.seoDescription || words.summary || plain(words.description ?? '') || translate('backoffice_product_search_hint')).slice(0, 160)}
        </Typography>
      </Box>
      <Button size="small" onClick={() => setOpen(!open)} aria-expanded={open} sx={{ mt: 1 }}>
        {translate('backoffice_product_search_edit')}
      </Button>
      <Box hidden={!open}>
        <TextInput source="slug" label={translate('backoffice_slug')} parse={asText} fullWidth helperText={translate('backoffice_product_slug_hint')} />
        <LanguageTabs languages={shopLanguages}>
          {(lang) => (
            <>
              <TextInput source={`texts.${lang}.seoTitle`} label={translate('backoffice_seo_title')} parse={asText} fullWidth />
              <TextInput source={`texts.${lang}.seoDescription`} label={translate('backoffice_seo_description')} parse={asText} fullWidth multiline />
              <TextInput
                source={`texts.${lang}.slug`}
                label={translate('backoffice_slug_in_language')}
                helperText={translate('backoffice_slug_in_language_hint')}
                parse={asText}
                fullWidth
              />
            </>
          )}
        </LanguageTabs>
      </Box>
    </Panel>
  );
}

/** HTML as plain words, for the eye; nothing of it is run. */
const plain = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim();

type Specification = StaffProduct['specifications'][number];

/** What is listed of a product below its description: "Material: oak". */
export function SpecificationsCard() {
  const translate = useTranslate();
  const [lang, setLang] = useState('en');
  const { field } = useController({ name: 'specifications', defaultValue: [] });
  const rows = (field.value ?? []) as Specification[];
  const stored = new Set(useRecordContext<StaffProduct>()?.specifications.map(({ key }) => key));
  const write = (index: number, words: { title?: string; value?: string }) => {
    const row = rows[index]!;
    const texts = { ...row.texts, [lang]: { ...row.texts[lang], ...words } };
    // The key of what is stored stays; that of a new one follows its name until it is saved.
    const isStored = row.key !== '' && stored.has(row.key);
    field.onChange(rows.with(index, { key: isStored ? row.key : slugify(nameIn(texts)), texts }));
  };
  return (
    <Panel title={translate('backoffice_product_specifications')}>
      {rows.length > 0 && <LanguageButtons lang={lang} onChange={setLang} />}
      {rows.map((row, index) => (
        <SpecificationItem
          key={index}
          row={row}
          lang={lang}
          onChange={(words) => write(index, words)}
          onRemove={() => field.onChange(rows.toSpliced(index, 1))}
        />
      ))}
      <Button size="small" variant="outlined" onClick={() => field.onChange([...rows, { key: '', texts: {} }])}>
        {translate('backoffice_product_specification_add')}
      </Button>
    </Panel>
  );
}

type ItemProps = { row: Specification; lang: string; onChange(words: { title?: string; value?: string }): void; onRemove(): void };

function SpecificationItem({ row, lang, onChange, onRemove }: ItemProps) {
  const translate = useTranslate();
  const labels = { title: translate('backoffice_product_specification'), value: translate('backoffice_product_specification_value') };
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      {(['title', 'value'] as const).map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          placeholder={row.texts['en']?.[name] ?? ''}
          value={row.texts[lang]?.[name] ?? ''}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      <IconButton size="small" aria-label={translate('backoffice_remove_named', { name: row.texts['en']?.title ?? '' })} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
