import type { Customer } from '#shop/customers/contract.ts';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link, useCanAccess, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useAttempt } from '../components/use-attempt.ts';
import { runAction } from '../api/data-provider.ts';
import { MoneyText, useDay, useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { RecordHead, RecordPage } from '../components/record-page.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CreditLedger } from './credit-ledger.tsx';
import { CreditsDialog } from './credits-dialog.tsx';
import { calledBy, Sums, useGroupChoices } from './customer-list.tsx';
import { useMayOpen } from '../components/rights/screen-link.tsx';

/** One customer: figures, groups, credits. */
export function CustomerShow() {
  return (
    <RecordPage>
      <CustomerPage />
    </RecordPage>
  );
}

function CustomerPage() {
  const translate = useTranslate();
  const moment = useMoment();
  const customer = useRecordContext<Customer>();
  const [changes, setChanges] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'write' });
  const { canAccess: canChangeCredits } = useCanAccess({ resource: 'credits', action: 'write' });
  if (!customer) return null;
  return (
    <Stack sx={{ gap: 2, pt: 2 }}>
      <RecordHead
        title={calledBy(customer)}
        about={[customer.email, customer.mobile].filter(Boolean).join(' · ')}
        actions={
          customer.kind === 'account' && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {canChangeCredits && (
                <Button variant="contained" onClick={() => setChanges(true)}>
                  {translate('backoffice_credits_change')}
                </Button>
              )}
              {canAccess && <CustomerActions customer={customer} />}
            </Stack>
          )
        }
      >
        <Typography variant="caption" color="text.secondary">
          {translate('backoffice_customer_since')}: {moment(customer.createdAt)} · {translate('backoffice_customer_seen')}:{' '}
          {customer.lastLoginAt ? moment(customer.lastLoginAt) : translate('backoffice_customer_never')}
        </Typography>
      </RecordHead>
      <Figures customer={customer} />
      <About customer={customer} />
      {customer.kind === 'account' && <Groups key={customer.groups.join(' ')} customer={customer} canChange={canAccess ?? false} />}
      {customer.kind === 'account' && <Ledger account={customer.id} />}
      {changes && <CreditsDialog customer={customer} onClose={() => setChanges(false)} />}
    </Stack>
  );
}

/** What a customer has bought, paid and still has. */
function Figures({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const seesOrders = useMayOpen('/orders');
  const byWhom = customer.kind === 'guest' ? { q: customer.email } : { accountId: customer.id };
  const orders = `/orders?filter=${encodeURIComponent(JSON.stringify(byWhom))}`;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' }}>
      <Figure title="backoffice_customer_orders">
        {customer.orders}{' '}
        <Typography component="span" variant="body2">
          {seesOrders && <Link to={orders}>{translate('backoffice_customer_see_orders')}</Link>}
        </Typography>
      </Figure>
      <Figure title="backoffice_customer_spent">
        <Sums sums={customer.spent} />
      </Figure>
      <Figure title="backoffice_credits_balance">
        <MoneyText money={customer.credits} />
      </Figure>
    </Box>
  );
}

function Ledger({ account }: { account: string }) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, mt: 1 }}>
        {translate('backoffice_credits_ledger')}
      </Typography>
      <CreditLedger account={account} />
    </>
  );
}

/** What stands about a customer: why they cannot sign in, tags, note, their own words, addresses. */
function About({ customer: { blocked, kind, tags, note, about, birthday, addresses } }: { customer: Customer }) {
  const translate = useTranslate();
  return (
    <>
      {blocked && <Alert severity="warning">{translate('backoffice_customer_blocked_note')}</Alert>}
      {kind === 'guest' && <Alert severity="info">{translate('backoffice_customer_guest_note')}</Alert>}
      {tags.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {tags.map((tag) => (
            <Chip key={tag} size="small" label={tag} />
          ))}
        </Stack>
      )}
      {note !== '' && (
        <Panel title={translate('backoffice_customer_note')}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        </Panel>
      )}
      {(about !== '' || birthday !== null) && <OwnWords about={about} birthday={birthday} />}
      {addresses.length > 0 && (
        <Panel title={translate('backoffice_customer_addresses')}>
          {addresses.map((address) => (
            <Typography key={address.id} component="address" variant="body2" sx={{ fontStyle: 'normal', mb: 1 }}>
              {address.lines.join(', ')}
            </Typography>
          ))}
        </Panel>
      )}
    </>
  );
}

function OwnWords({ about, birthday }: Pick<Customer, 'about' | 'birthday'>) {
  const translate = useTranslate();
  const day = useDay();
  return (
    <Panel title={translate('backoffice_customer_about')}>
      {about !== '' && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      )}
      {birthday !== null && (
        <Typography variant="body2" color="text.secondary" sx={about === '' ? {} : { mt: 1 }}>
          {translate('backoffice_customer_birthday')}: {day(birthday)}
        </Typography>
      )}
    </Panel>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={useTranslate()(title)}>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </Panel>
  );
}

function Groups({ customer, canChange }: { customer: Customer; canChange: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const choices = useGroupChoices();
  const [changed, setChosen] = useState<readonly string[] | null>(null);
  const isRuled = (id: string) => choices.find((choice) => choice.id === id)?.isRuled ?? false;
  const titleOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  const byHand = customer.groups.filter((id) => !isRuled(id));
  const chosen = changed ?? byHand;

  async function save() {
    await attempt(async () => {
      await runAction('customers', { id: customer.id, action: 'groups', body: { groups: chosen } });
      notify('backoffice_customer_groups_saved', { type: 'success' });
    });
    refresh();
  }

  return (
    <Panel title={translate('backoffice_customer_groups')}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Autocomplete
          multiple
          size="small"
          disabled={!canChange}
          options={choices.filter((choice) => !choice.isRuled).map(({ id }) => id)}
          getOptionLabel={titleOf}
          value={[...chosen]}
          onChange={(_event, groups) => setChosen(groups)}
          sx={{ minWidth: 260, flexGrow: 1 }}
          renderInput={(params) => <TextField {...params} label={translate('backoffice_customer_groups')} />}
        />
        {canChange && (
          <Button variant="outlined" onClick={() => void save()} disabled={chosen.join(' ') === byHand.join(' ')}>
            {translate('backoffice_customer_groups_save')}
          </Button>
        )}
      </Stack>
      <RuledGroups titles={customer.groups.filter(isRuled).map(titleOf)} />
    </Panel>
  );
}

/** Groups that the customer is in by their rules. */
function RuledGroups({ titles }: { titles: readonly string[] }) {
  const translate = useTranslate();
  if (titles.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('backoffice_customer_groups_ruled')}
      </Typography>
      {titles.map((title) => (
        <Chip key={title} size="small" label={title} />
      ))}
    </Stack>
  );
}
