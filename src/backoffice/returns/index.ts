import ReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import type { Screen } from '../screen.ts';
import { ReturnList } from './return-list.tsx';
import { ReturnShow } from './return-show.tsx';

/** Returns: what shoppers send back, want exchanged or refunded, and deciding it. */
export const returnScreen: Screen = {
  kind: 'resource',
  name: 'returns',
  icon: ReturnIcon,
  list: ReturnList,
  show: ReturnShow,
  recordRepresentation: (record) => String(record['returnNo']),
};
