import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Whether shoppers see it, as a chip. */
export function usePublished(): (published: boolean) => ReactNode {
  const translate = useTranslate();
  return (published) => <Chip size="small" variant="outlined" label={translate(published ? 'backoffice_published' : 'backoffice_hidden')} />;
}
