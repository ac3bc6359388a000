import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { maxLength, NumberInput, required, TextInput, useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { quantityLimit } from '#kit/pure/limits.ts';
import type { DraftPreview } from '#shop/draft-orders/contract.ts';
import { MoneyText } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { VariantPicker } from '../components/pickers/variant-picker.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { DraftAmount } from './draft-amount.tsx';
import type { DraftValues, LineValues } from './draft-values.ts';

const largestPrice = 1_000_000_000;
const longestTitle = 500;

/** What is sold: products found by search, and things of staff's own. */
export function LinesCard({ preview, currency }: { preview: DraftPreview | undefined; currency: string }) {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray<DraftValues, 'lines'>({ name: 'lines' });
  const lines = (useWatch({ name: 'lines' }) ?? []) as LineValues[];
  const line = { quantity: 1, price: null, taxClass: null, requiresShipping: true };
  return (
    <Panel title={translate('backoffice_lines')}>
      <VariantPicker label={translate('backoffice_draft_find')} onChoose={({ sku, title }) => append({ ...line, sku, title })} />
      {fields.length === 0 && (
        <Typography color="text.secondary" sx={{ my: 2 }}>
          {translate('backoffice_draft_no_lines')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {fields.map((field, index) => (
          <LineRow
            key={field.id}
            index={index}
            line={lines[index] ?? field}
            shown={preview?.lines.length === fields.length ? preview.lines[index] : undefined}
            currency={currency}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Button startIcon={<AddIcon />} onClick={() => append({ ...line, sku: null, title: '' })} sx={{ mt: 1 }}>
        {translate('backoffice_draft_add_own')}
      </Button>
    </Panel>
  );
}

type LineRowProps = { index: number; line: LineValues; shown: DraftPreview['lines'][number] | undefined; currency: string; onRemove(): void };

function LineRow({ index, line, shown, currency, onRemove }: LineRowProps) {
  const translate = useTranslate();
  const isOwn = line.sku === null;
  const title = isOwn ? line.title : (shown?.title ?? line.title);
  const catalogue = shown && !isOwn && line.price === null ? shown.price : null;
  return (
    <Box component="li" aria-label={title} sx={{ display: 'grid', gap: 1, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {!isOwn && <Thumbnail image={shown?.image} title={title} />}
        <LineTitle index={index} line={line} title={title} shown={shown} />
        {shown && <MoneyText money={shown.total} />}
        <IconButton size="small" onClick={onRemove} aria-label={`${translate('ra.action.remove')}: ${title}`}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '8rem minmax(0, 14rem)' }, alignItems: 'start' }}>
        <NumberInput
          source={`lines.${index}.quantity`}
          label={translate('backoffice_quantity')}
          min={1}
          max={quantityLimit}
          step={1}
          validate={required()}
          helperText={false}
        />
        <DraftAmount
          source={`lines.${index}.price`}
          label={translate('backoffice_price')}
          currency={currency}
          required={isOwn}
          largest={largestPrice}
          {...(catalogue ? { helperText: translate('backoffice_draft_catalogue_price') } : {})}
        />
      </Box>
      {shown?.messages.map((message) => (
        <Typography key={message} variant="body2" color="error">
          {message}
        </Typography>
      ))}
    </Box>
  );
}

/** What a line sells; of something of staff's own, to be written. */
function LineTitle({ index, line, title, shown }: Pick<LineRowProps, 'index' | 'line' | 'shown'> & { title: string }) {
  const translate = useTranslate();
  const options = shown?.options.map(({ value }) => value).join(' · ') ?? '';
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {line.sku === null ? (
        <TextInput
          source={`lines.${index}.title`}
          label={translate('backoffice_title')}
          validate={[required(), maxLength(longestTitle)]}
          helperText={false}
          fullWidth
        />
      ) : (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {[options, line.sku].filter(Boolean).join(' · ')}
          </Typography>
        </>
      )}
    </Box>
  );
}
