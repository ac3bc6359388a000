import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { numberFormat } from '#kit/pure/formats.ts';

type ExportButtonProps = {
  name: 'products' | 'orders' | 'customers' | 'stock' | 'audit';
  /** A file has at most so many rows; absent: any number. */
  most?: number;
};

/** Saves what a list's filter leaves as CSV; the browser fetches it, whatever its size. */
export function ExportButton({ name, most = Infinity }: ExportButtonProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { filterValues, total = 0 } = useListContext();
  const asked = Object.fromEntries(Object.entries((filterValues ?? {}) as object).filter(([, value]) => value !== '' && value !== null && value !== undefined));
  const isTooLong = total > most;
  return (
    <Tooltip title={isTooLong ? translate('backoffice_export_too_long', { most: numberFormat(locale).format(most) }) : ''}>
      {/* A button that is disabled has no tooltip of its own. */}
      <Box component="span" sx={{ display: 'inline-flex' }}>
        <Button
          component="a"
          download={`${name}.csv`}
          href={`/api/admin/exports/${name}.csv?filter=${encodeURIComponent(JSON.stringify(asked))}`}
          startIcon={<DownloadIcon />}
          size="small"
          disabled={isTooLong}
        >
          {translate('backoffice_export')}
        </Button>
      </Box>
    </Tooltip>
  );
}
