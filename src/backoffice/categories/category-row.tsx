import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import OutIcon from '@mui/icons-material/FormatIndentDecrease';
import IntoIcon from '@mui/icons-material/FormatIndentIncrease';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ActionButton } from '../components/lists/action-button.tsx';
import { HiddenChip } from '../components/listings/listing-list.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { dropPlace, step, type Place, type TreeNode } from './tree.ts';

type CategoryRowProps = {
  node: TreeNode;
  level: number;
  tree: TreeNode[];
  canWrite: boolean;
  /** The category that is dragged now. */
  dragged: string | null;
  onDrag(slug: string | null): void;
  onMove(slug: string, to: Place): void;
  /** Those below it. */
  children: ReactNode;
};

type Where = 'before' | 'into' | 'after';

const edge = 0.3;

/** On which part of a row the pointer is. */
function whereOf({ currentTarget, clientY }: DragEvent<HTMLElement>): Where {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  return share < edge ? 'before' : share > 1 - edge ? 'after' : 'into';
}

const lines: Record<Where, object> = {
  before: { boxShadow: (theme: { palette: { primary: { main: string } } }) => `inset 0 2px 0 ${theme.palette.primary.main}` },
  after: { boxShadow: (theme: { palette: { primary: { main: string } } }) => `inset 0 -2px 0 ${theme.palette.primary.main}` },
  into: { bgcolor: 'action.selected' },
};

/** What a row does while something is dragged; `over` is where that would go. */
function useDrags({ node, tree, dragged, onDrag, onMove }: Pick<CategoryRowProps, 'node' | 'tree' | 'dragged' | 'onDrag' | 'onMove'>) {
  const [over, setOver] = useState<Where | null>(null);
  const placeOf = (event: DragEvent<HTMLElement>) => (dragged === null ? null : dropPlace(tree, dragged, node.slug, whereOf(event)));
  return {
    over,
    onDragStart: () => onDrag(node.slug),
    onDragEnd: () => onDrag(null),
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const isPlace = placeOf(event) !== null;
      if (isPlace) event.preventDefault();
      setOver(isPlace ? whereOf(event) : null);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      setOver(null);
      const place = placeOf(event);
      if (place) onMove(dragged!, place);
    },
  };
}

/** A category in the tree. */
export function CategoryRow({ node, level, tree, canWrite, dragged, onDrag, onMove, children }: CategoryRowProps) {
  const translate = useTranslate();
  const { over, ...drags } = useDrags({ node, tree, dragged, onDrag, onMove });
  return (
    <li>
      <Box
        draggable={canWrite}
        {...drags}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          py: 0.75,
          pr: 1,
          pl: { xs: 1 + level * 1.5, sm: 1 + level * 4 },
          borderBottom: 1,
          borderColor: 'divider',
          opacity: dragged === node.slug ? 0.5 : 1,
          ...(over && lines[over]),
        }}
      >
        {canWrite && <DragIcon fontSize="small" color="disabled" sx={{ cursor: 'grab', display: { xs: 'none', sm: 'block' } }} />}
        <Thumbnail image={node.image} title={node.title} />
        <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
          <Link component={RouterLink} to={`/categories/${node.id}`} draggable={false} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {node.title}
          </Link>
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {translate('backoffice_listings_products', { number: node.productCount })}
          </Typography>
        </Box>
        <HiddenChip published={node.published} />
        {canWrite && <Steps node={node} tree={tree} onMove={onMove} />}
      </Box>
      {children}
    </li>
  );
}

const ways = [
  ['up', UpIcon],
  ['down', DownIcon],
  ['into', IntoIcon],
  ['out', OutIcon],
] as const;

/** Moves a category by one step: for the keyboard, and where there is nothing to drag with. */
function Steps({ node, tree, onMove }: Pick<CategoryRowProps, 'node' | 'tree' | 'onMove'>) {
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      {ways.map(([way, icon]) => {
        const place = step(tree, node.slug, way);
        return (
          <ActionButton
            key={way}
            label={`backoffice_move_${way}`}
            title={node.title}
            icon={icon}
            disabled={place === null}
            onClick={() => place && onMove(node.slug, place)}
          />
        );
      })}
    </Box>
  );
}
