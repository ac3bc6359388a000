import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { pathIn, readRoutes } from '../api/routes.ts';

const pathsOf: Record<string, string> = { home: '/', cart: '/cart', search: '/search', 'tag-list': '/tag', error: '/error/404' };
const widths = { phone: 390, desk: 1280 } as const;
const frameHeight = 900;

/** A page that a template makes, for looking at it. */
async function samplePath(base: string): Promise<string> {
  if (base !== 'product' && base !== 'page') return pathsOf[base] ?? '/';
  const { details } = await readRoutes();
  if (base === 'page') return pathIn(details.page, 'about');
  const { data } = await callAdmin<{ items: { slug: string }[] }>('/products?size=1');
  return data.items[0] ? pathIn(details.product, data.items[0].slug) : '/';
}

/** The page as it would be with the draft, at the width of a phone or a desk. `version` counts up when the draft has changed. */
export function Preview({ base, version }: { base: string; version: number }) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['preview', base],
    queryFn: async () => ({ path: await samplePath(base), token: (await callAdmin<{ token: string }>('/preview', { method: 'POST' })).data.token }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const [path, setPath] = useState<string | null>(null);
  const [width, setWidth] = useState<keyof typeof widths>('desk');
  const shown = path ?? data?.path ?? '/';
  // The address holds the token once; afterwards the browser stores it as an `HttpOnly` cookie.
  const address = data && /^\/(?![/\\])/.test(shown) ? `${shown}?preview=true&previewToken=${encodeURIComponent(data.token)}&v=${version}` : undefined;
  return (
    <Stack sx={{ gap: 1, position: { lg: 'sticky' }, top: { lg: 64 }, order: { xs: -1, lg: 0 } }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextField
          size="small"
          fullWidth
          label={translate('backoffice_templates_preview_path')}
          value={shown}
          onChange={({ target }) => setPath(target.value)}
        />
        <ToggleButtonGroup
          size="small"
          exclusive
          sx={{ '& .MuiToggleButton-root': { color: 'text.primary' } }}
          value={width}
          onChange={(_, next: keyof typeof widths | null) => next && setWidth(next)}
        >
          <ToggleButton value="phone">{translate('backoffice_templates_phone')}</ToggleButton>
          <ToggleButton value="desk">{translate('backoffice_templates_desk')}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Page address={address} width={widths[width]} />
    </Stack>
  );
}

/** The page, drawn at its width and made smaller to fit. */
function Page({ address, width }: { address: string | undefined; width: number }) {
  const translate = useTranslate();
  const [room, setRoom] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setRoom(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const scale = Math.min(1, room / width) || 1;
  return (
    <Box ref={place} sx={{ height: frameHeight * scale, overflow: 'hidden' }}>
      {address && (
        <Box
          component="iframe"
          src={address}
          title={translate('backoffice_templates_preview')}
          sx={{
            width: width,
            height: frameHeight,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      )}
    </Box>
  );
}
