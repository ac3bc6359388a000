import MoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EditButton, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin';
import type { Customer } from '#shop/customers/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { useLater } from '../components/lists/undo.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { MergeDialog } from './merge-dialog.tsx';

type Work = 'merge' | 'block' | 'erase';

/** Does something with a customer by its name in the API. */
const run = (customer: Customer, action: string) => callAdmin(`/customers/${encodeURIComponent(customer.id)}/${action}`, { method: 'POST', body: {} });

/** What staff do with a customer: change, mail a link to sign in, merge, block, erase. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const later = useLater();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<Work | null>(null);
  const sendReset = () =>
    later(translate('backoffice_mail_waits', { to: customer.email ?? customer.mobile ?? '' }), {
      send: async () => void (await run(customer, 'send-reset')),
      done: () => notify('backoffice_customer_done_send_reset', { type: 'success' }),
    });
  const unblock = () =>
    attempt(async () => {
      await run(customer, 'unblock');
      notify('backoffice_customer_done_unblock', { type: 'success' });
      refresh();
    });
  const entry = (label: string, choose: () => void) => (
    <MenuItem
      onClick={() => {
        setAnchor(null);
        choose();
      }}
    >
      {translate(label)}
    </MenuItem>
  );
  return (
    <>
      <EditButton record={customer} variant="outlined" />
      <Button color="inherit" variant="outlined" endIcon={<MoreIcon />} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('backoffice_order_more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entry('backoffice_customer_send_reset', sendReset)}
        {entry('backoffice_customer_merge', () => setOpen('merge'))}
        {customer.blocked ? entry('backoffice_customer_unblock', () => void unblock()) : entry('backoffice_customer_block', () => setOpen('block'))}
        {entry('backoffice_customer_erase', () => setOpen('erase'))}
      </Menu>
      {open === 'merge' && <MergeDialog customer={customer} onClose={() => setOpen(null)} />}
      {open === 'block' && <BlockDialog customer={customer} onClose={() => setOpen(null)} />}
      {open === 'erase' && <EraseDialog customer={customer} onClose={() => setOpen(null)} />}
    </>
  );
}

type DialogProps = { customer: Customer; onClose(): void };

function BlockDialog({ customer, onClose }: DialogProps) {
  const translate = useTranslate();
  return (
    <FormDialog
      title={translate('backoffice_customer_block')}
      submit={translate('backoffice_customer_block')}
      done="backoffice_customer_done_block"
      onClose={onClose}
      onSend={async () => {
        await run(customer, 'block');
      }}
    >
      <Typography variant="body2">{translate('backoffice_customer_block_text')}</Typography>
    </FormDialog>
  );
}

/** Nobody erases a customer by a slip: the word has to be typed. */
function EraseDialog({ customer, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [typed, setTyped] = useState('');
  const word = translate('backoffice_customer_erase_word');
  return (
    <FormDialog
      title={translate('backoffice_customer_erase_title', { name: customer.name || (customer.email ?? customer.mobile ?? '') })}
      submit={translate('backoffice_customer_erase')}
      disabled={typed.trim().toLowerCase() !== word.toLowerCase()}
      onClose={onClose}
      onSend={async () => {
        await run(customer, 'erase');
        notify('backoffice_customer_done_erase', { type: 'success' });
        redirect('list', 'customers');
      }}
    >
      <Typography variant="body2">{translate('backoffice_customer_erase_text')}</Typography>
      <TextField
        label={translate('backoffice_customer_erase_type', { word })}
        value={typed}
        autoComplete="off"
        fullWidth
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
