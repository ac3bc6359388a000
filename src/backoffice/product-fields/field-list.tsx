import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateButton, Loading, Title, useCanAccess, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { productFieldLimits, type ProductField } from '#shop/catalog/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { runAction } from '../api/data-provider.ts';
import { Announced } from '../components/announced.tsx';
import { ActionButton } from '../components/lists/action-button.tsx';
import { FirstOfAll } from '../components/listings/first-of-all.tsx';
import { listingTitle } from '../components/listings/listing-title.ts';
import { useAttempt } from '../components/use-attempt.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';

const queryKey = ['product-fields', 'ordered'];

/** All custom fields in the order in which pages and lists show them, moved by dragging or by the buttons of each row. */
export function FieldList() {
  const translate = useTranslate();
  const { canAccess: canWrite = false } = useCanAccess({ resource: 'product-fields', action: 'write' });
  const {
    data: fields,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () => (await callAdmin<{ items: ProductField[] }>(`/product-fields?size=${productFieldLimits.fields}`)).data.items,
  });
  const { move, announced } = useMove(fields ?? []);
  const [dragged, setDragged] = useState<string | null>(null);
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={translate('resources.product-fields.name', { smart_count: 2 })} />
      {!fields && error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {!fields && !error && <Loading />}
      {fields?.length === 0 && <FirstOfAll title={translate('backoffice_product_fields_none')} text={translate('backoffice_product_fields_none_text')} />}
      {fields && fields.length > 0 && (
        <>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {canWrite && translate('backoffice_product_fields_hint')}
            </Typography>
            {canWrite && fields.length < productFieldLimits.fields && <CreateButton />}
          </Stack>
          <Paper component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {fields.map((field, index) => (
              <Row
                key={field.id}
                field={field}
                steps={canWrite ? { up: index > 0 ? index - 1 : null, down: index < fields.length - 1 ? index + 1 : null } : null}
                isDragged={dragged === field.id}
                onDrag={(isDragged) => setDragged(isDragged ? field.id : null)}
                onDrop={dragged === null || dragged === field.id ? null : () => void move(dragged, index)}
                onMove={(to) => void move(field.id, to)}
              />
            ))}
          </Paper>
        </>
      )}
      <Announced text={announced} />
    </Box>
  );
}

/** Moves a field to a place, and says so to those who do not see it. */
function useMove(fields: readonly ProductField[]) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const client = useQueryClient();
  const [announced, setAnnounced] = useState('');
  const move = async (id: string, to: number) => {
    const others = fields.filter((field) => field.id !== id);
    const moved = fields.find((field) => field.id === id)!;
    client.setQueryData(queryKey, others.toSpliced(to, 0, moved));
    const isDone = await attempt(async () => void (await runAction('product-fields', { id, action: 'move', body: { before: others[to]?.id ?? null } })));
    await client.invalidateQueries({ queryKey });
    if (isDone) setAnnounced(translate('backoffice_product_fields_moved', { title: listingTitle(moved), place: to + 1 }));
  };
  return { move, announced };
}

type RowProps = {
  field: ProductField;
  /** Where its buttons move it; null: it is not to be moved. */
  steps: { up: number | null; down: number | null } | null;
  isDragged: boolean;
  onDrag(isDragged: boolean): void;
  /** Puts what is dragged into its place; null: nothing is. */
  onDrop: (() => void) | null;
  onMove(to: number): void;
};

function Row({ field, steps, isDragged, onDrag, onDrop, onMove }: RowProps) {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const about = [translate(`backoffice_field_${field.kind}`), field.unit, translate('backoffice_listings_products', { number: field.productCount })];
  return (
    <Box
      component="li"
      draggable={steps !== null}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => {
        if (onDrop) event.preventDefault();
        setOver(onDrop !== null);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop?.();
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1,
        px: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
        ...(isDragged && { opacity: 0.5 }),
        ...(isOver && { bgcolor: 'action.selected' }),
      }}
    >
      {steps && <DragIcon fontSize="small" color="disabled" sx={{ cursor: 'grab', display: { xs: 'none', sm: 'block' } }} />}
      <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
        <Link component={RouterLink} to={`/product-fields/${field.id}`} draggable={false} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {listingTitle(field)}
        </Link>
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {about.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {field.showOnPage && <Chip size="small" variant="outlined" label={translate('backoffice_product_field_sign_page')} />}
      {field.asFacet && <Chip size="small" variant="outlined" label={translate('backoffice_product_field_sign_facet')} />}
      {steps && <Steps title={listingTitle(field)} steps={steps} onMove={onMove} />}
    </Box>
  );
}

const ways = [
  ['up', UpIcon],
  ['down', DownIcon],
] as const;

/** Moves a field by one place: for the keyboard, and where there is nothing to drag with. */
function Steps({ title, steps, onMove }: { title: string; steps: NonNullable<RowProps['steps']>; onMove(to: number): void }) {
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      {ways.map(([way, icon]) => {
        const to = steps[way];
        return (
          <ActionButton key={way} label={`backoffice_move_${way}`} title={title} icon={icon} disabled={to === null} onClick={() => to !== null && onMove(to)} />
        );
      })}
    </Box>
  );
}
