import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateButton, Title, useCanAccess, useTranslate } from 'react-admin';
import type { TreeCategory } from '#shop/catalog/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { runAction } from '../api/data-provider.ts';
import { isGoing } from '../api/waiting-writes.ts';
import { Announced } from '../components/announced.tsx';
import { FirstOfAll } from '../components/listings/first-of-all.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { CategoryRow } from './category-row.tsx';
import { categoryTreeKey, findNode, treeOf, type Place, type TreeNode } from './tree.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';

const queryKey = [categoryTreeKey];

/** Moves a category, and says so to those who do not see it. */
function useMove(tree: TreeNode[]) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const client = useQueryClient();
  const [announced, setAnnounced] = useState('');
  const move = async (slug: string, to: Place) => {
    const { node } = findNode(tree, slug)!;
    const isDone = await attempt(async () => void (await runAction('categories', { id: node.id, action: 'move', body: to })));
    await client.invalidateQueries({ queryKey });
    const parent = to.parent === null ? null : findNode(tree, to.parent)?.node.title;
    if (isDone)
      setAnnounced(
        parent
          ? translate('backoffice_categories_moved_below', { title: node.title, parent })
          : translate('backoffice_categories_moved_top', { title: node.title }),
      );
  };
  return { move, announced };
}

/** All categories as a tree, moved by dragging or by the buttons of each row. */
export function CategoryTree() {
  const translate = useTranslate();
  const { canAccess: canWrite = false } = useCanAccess({ resource: 'categories', action: 'write' });
  const [dragged, setDragged] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({ queryKey, queryFn: async () => (await callAdmin<{ items: TreeCategory[] }>('/category-tree')).data.items });
  const tree = treeOf((data ?? []).filter(({ id }) => !isGoing('categories', id)));
  const { move, announced } = useMove(tree);
  const rowsOf = (nodes: TreeNode[], level: number) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} {...(level === 0 && { 'aria-label': translate('backoffice_categories') })}>
      {nodes.map((node) => (
        <CategoryRow
          key={node.id}
          node={node}
          level={level}
          tree={tree}
          canWrite={canWrite}
          dragged={dragged}
          onDrag={setDragged}
          onMove={(slug, to) => void move(slug, to)}
        >
          {node.children.length > 0 && rowsOf(node.children, level + 1)}
        </CategoryRow>
      ))}
    </Box>
  );
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={translate('backoffice_categories')} />
      {!data && error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {data?.length === 0 && <FirstOfAll title={translate('backoffice_categories_none')} text={translate('backoffice_categories_none_text')} />}
      {data && data.length > 0 && (
        <>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {canWrite && translate('backoffice_categories_hint')}
            </Typography>
            {canWrite && <CreateButton />}
          </Stack>
          <Paper>{rowsOf(tree, 0)}</Paper>
        </>
      )}
      <Announced text={announced} />
    </Box>
  );
}
