import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BooleanInput, maxLength, maxValue, NumberInput, required, SelectInput, TextInput, useLocale, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatMoney } from '#kit/pure/amount.ts';
import type { DraftPreview } from '#shop/draft-orders/contract.ts';
import { useChoices } from '../components/inputs/use-choices.ts';
import { Panel } from '../components/panel.tsx';
import { DraftAmount } from './draft-amount.tsx';
import type { DraftValues } from './draft-values.ts';

type CardProps = { preview: DraftPreview | undefined; currency: string };

const none = '-none';
const own = '-own';
const largestSum = 1_000_000_000;

/** How it is sent: by a way of the shop's for that address, or for a fee that was agreed on. */
export function SendingCard({ preview, currency }: CardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext<DraftValues>();
  const [ownFee, methodId] = useWatch<DraftValues, ['ownFee', 'shippingMethodId']>({ name: ['ownFee', 'shippingMethodId'] });
  const methods = preview?.shippingMethods ?? [];
  const isKnown = methods.some(({ id }) => id === methodId);
  const problem = preview?.errors['shippingMethodId'];
  const choose = (chosen: string) => {
    setValue('ownFee', chosen === own, { shouldDirty: true });
    setValue('shippingMethodId', chosen === own || chosen === none ? null : chosen, { shouldDirty: true });
  };
  return (
    <Panel title={translate('backoffice_shipping')}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          size="small"
          fullWidth
          label={translate('backoffice_draft_method')}
          value={ownFee ? own : (methodId ?? none)}
          onChange={({ target }) => choose(target.value)}
          error={problem !== undefined}
          helperText={problem ?? (methods.length === 0 ? translate('backoffice_draft_method_hint') : undefined)}
        >
          <MenuItem value={none}>{translate('backoffice_draft_no_shipping')}</MenuItem>
          {methods.map(({ id, title, price }) => (
            <MenuItem key={id} value={id}>
              {title} · {formatMoney(price, locale)}
            </MenuItem>
          ))}
          {methodId !== null && !isKnown && <MenuItem value={methodId}>{translate('backoffice_draft_method_gone')}</MenuItem>}
          <MenuItem value={own}>{translate('backoffice_draft_own_fee')}</MenuItem>
        </TextField>
        {ownFee && <DraftAmount source="shippingFee" label={translate('backoffice_draft_fee')} currency={currency} required largest={largestSum} />}
      </Stack>
    </Panel>
  );
}

/** What is taken off. */
export function DiscountsCard({ preview, currency }: CardProps) {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray<DraftValues, 'discounts'>({ name: 'discounts' });
  return (
    <Panel title={translate('backoffice_draft_discounts')}>
      {fields.map((field, index) => (
        <DiscountRow key={field.id} index={index} preview={preview} currency={currency} onRemove={() => remove(index)} />
      ))}
      <Button startIcon={<AddIcon />} onClick={() => append({ kind: 'amount', title: '', amount: null, percent: null, code: '' })}>
        {translate('backoffice_draft_add_discount')}
      </Button>
      <BooleanInput source="promotions" label={translate('backoffice_draft_promotions')} helperText={false} />
    </Panel>
  );
}

function DiscountRow({ index, preview, currency, onRemove }: CardProps & { index: number; onRemove(): void }) {
  const translate = useTranslate();
  const choices = useChoices();
  const source = `discounts.${index}`;
  const kind = useWatch({ name: `${source}.kind` }) as DraftValues['discounts'][number]['kind'];
  const problem = preview?.errors[`${source}.amount`] ?? preview?.errors[`${source}.code`];
  return (
    <Box sx={{ mb: 2, pb: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectInput
          source={`${source}.kind`}
          label={translate('backoffice_draft_discount_kind')}
          choices={choices(['amount', 'percent', 'code'], 'backoffice_draft_discount_')}
          validate={required()}
          helperText={false}
        />
        {kind === 'amount' && (
          <DraftAmount source={`${source}.amount`} label={translate('backoffice_draft_discount_amount')} currency={currency} required largest={largestSum} />
        )}
        {kind === 'percent' && (
          <NumberInput
            source={`${source}.percent`}
            label={translate('backoffice_draft_discount_percent')}
            min={0}
            max={100}
            validate={[required(), maxValue(100)]}
            helperText={false}
          />
        )}
        {kind === 'code' && (
          <TextInput source={`${source}.code`} label={translate('backoffice_promotion_code')} validate={required()} autoComplete="off" helperText={false} />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {kind !== 'code' && (
          <TextInput source={`${source}.title`} label={translate('backoffice_draft_discount_title')} validate={maxLength(500)} helperText={false} fullWidth />
        )}
        <IconButton onClick={onRemove} aria-label={translate('backoffice_draft_remove_discount')} sx={{ ml: 'auto', alignSelf: 'center' }}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      {problem && (
        <Typography variant="body2" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}

/** What staff write down for themselves. */
export function NoteCard() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_draft_note')}>
      <TextInput
        source="note"
        label={translate('backoffice_draft_note')}
        parse={(value: string | null) => value ?? ''}
        validate={maxLength(2_000)}
        helperText={translate('backoffice_notes_hint')}
        multiline
        minRows={2}
        fullWidth
      />
    </Panel>
  );
}
