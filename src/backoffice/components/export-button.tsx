import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';

/** Saves what a list's filter leaves as CSV; the browser fetches it, whatever its size. */
export function ExportButton({ name }: { name: 'products' | 'orders' | 'customers' | 'stock' }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const asked = Object.fromEntries(Object.entries((filterValues ?? {}) as object).filter(([, value]) => value !== '' && value !== null && value !== undefined));
  return (
    <Button
      component="a"
      download={`${name}.csv`}
      href={`/api/admin/exports/${name}.csv?filter=${encodeURIComponent(JSON.stringify(asked))}`}
      startIcon={<DownloadIcon />}
      size="small"
    >
      {translate('backoffice_export')}
    </Button>
  );
}
