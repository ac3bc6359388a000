import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import type { StaffOrder } from './staff-order.ts';
import { useSurplusWords } from './surplus-note.tsx';

/** Settles overpayments whose refund was rejected: the oldest first, where there are several. */
export function SurplusDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  const words = useSurplusWords();
  const ids = useId();
  const [chosen, setChosen] = useState(order.surpluses[0]);
  if (!chosen) return null;
  const send = async (fields: FormData) => {
    const body = { surplus: chosen.id, way: textOf(fields, 'way'), reason: textOf(fields, 'reason') };
    await runAction('orders', { id: order.id, action: 'settle-surplus', body });
  };
  return (
    <FormDialog
      title={translate('backoffice_ask_settle_surplus', { orderNo: order.orderNo })}
      submit={translate('backoffice_action_settle_surplus')}
      done="backoffice_done_settle_surplus"
      onClose={onClose}
      onSend={send}
    >
      {order.surpluses.length === 1 && <Typography variant="body2">{words(chosen)}</Typography>}
      {order.surpluses.length > 1 && (
        <Choice
          id={`${ids}-which`}
          label={translate('backoffice_surplus_which')}
          name="surplus"
          value={chosen.id}
          options={order.surpluses.map((surplus) => [surplus.id, words(surplus)])}
          onChange={(id) => setChosen(order.surpluses.find((surplus) => surplus.id === id))}
        />
      )}
      <Choice
        key={chosen.id}
        id={`${ids}-way`}
        label={translate('backoffice_surplus_way')}
        name="way"
        value={chosen.ways[0]!}
        options={chosen.ways.map((way) => [way, translate(`backoffice_surplus_${way}`)])}
      />
      <TextField
        name="reason"
        label={translate('backoffice_reason')}
        helperText={translate('backoffice_surplus_reason_help')}
        required
        multiline
        fullWidth
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}

type ChoiceProps = { id: string; label: string; name: string; value: string; options: [string, string][]; onChange?: (value: string) => void };

function Choice({ id, label, name, value, options, onChange }: ChoiceProps) {
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} name={name} defaultValue={value} onChange={(_event, chosen) => onChange?.(chosen)}>
        {options.map(([key, title]) => (
          <FormControlLabel key={key} value={key} control={<Radio size="small" />} label={<Typography variant="body2">{title}</Typography>} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
