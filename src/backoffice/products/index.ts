import ProductIcon from '@mui/icons-material/LocalMallOutlined';
import { session } from '../api/session.ts';
import type { Screen } from '../screen.ts';
import { ProductEdit } from './product-edit.tsx';
import { ProductList } from './product-list.tsx';

/** Products: what is sold, for how much, and how many there are. */
export const productScreen: Screen = {
  kind: 'resource',
  name: 'products',
  icon: ProductIcon,
  list: ProductList,
  edit: ProductEdit,
  recordRepresentation: (record) => {
    const texts = record['texts'] as Record<string, { title?: string }> | undefined;
    return String(record['title'] ?? texts?.[session.locale()]?.title ?? texts?.['en']?.title ?? record['slug']);
  },
};
