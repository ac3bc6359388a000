import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Opens a page of the shop beside the back office. */
export function ShopLink({ path }: { path: string }) {
  return (
    <Button component="a" href={path} target="_blank" rel="noopener" size="small" startIcon={<OpenInNewIcon />}>
      {useTranslate()('backoffice_see_in_shop')}
    </Button>
  );
}
