import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { lazily, type Screen } from '../screen.ts';
import { listingTitle } from '../components/listings/listing-title.ts';

/** Tags, by which shoppers narrow a list. */
export const tagScreen: Screen = {
  kind: 'resource',
  name: 'tags',
  group: 'products',
  icon: TagIcon,
  list: lazily(() => import('./tag-screens.tsx'), 'TagList'),
  edit: lazily(() => import('./tag-screens.tsx'), 'TagEdit'),
  create: lazily(() => import('./tag-screens.tsx'), 'TagCreate'),
  recordRepresentation: listingTitle,
};
