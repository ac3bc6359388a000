/** The own second factors: authenticator app, passkeys, recovery codes. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { makePasskey } from '../sign-in/passkey.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Passkey = { id: string; title: string; createdAt: string; lastUsedAt: string | null };
type Account = { app: boolean; passkeys: Passkey[]; recoveryCodesLeft: number };
type NewApp = { secret: string; svg: string };

/** What is to be removed: its path below the account's, and what it is called. */
type Removed = { what: string; title: string };

const path = '/auth/account';
const addId = 'add-passkey';

/** The panel; `onDone` is called once something changed and codes that were shown are put away. */
export function SecondFactors({ onDone }: { onDone?: () => void }) {
  const translate = useTranslate();
  const [app, setApp] = useState<NewApp | null>(null);
  const [asksTitle, setAsksTitle] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { account, read, runAction } = useAccount();
  const changed = (made?: readonly string[] | null) => {
    void read();
    if (made) setCodes(made);
    else onDone?.();
  };
  const remove = async ({ what }: Removed) => {
    await callAdmin(`${path}/${what}`, { method: 'DELETE' });
    setRemoved(null);
    await read();
    // The button that was pressed is gone.
    if (what !== 'app') document.getElementById(addId)?.focus();
    onDone?.();
  };
  const beginApp = runAction(async () => setApp((await callAdmin<NewApp>(`${path}/app`, { method: 'POST' })).data));
  const renew = runAction(async () => changed((await callAdmin<{ recoveryCodes: string[] }>(`${path}/recovery-codes`, { method: 'POST' })).data.recoveryCodes));
  if (!account) return null;
  return (
    <Panel title={translate('backoffice_second_step')}>
      <Factors account={account} onSetUp={beginApp} onAdd={() => setAsksTitle(true)} onRemove={setRemoved} onRenew={renew} />
      {app && <AppDialog app={app} onClose={() => setApp(null)} onMade={changed} />}
      {asksTitle && <PasskeyDialog onClose={() => setAsksTitle(false)} onMade={changed} />}
      {removed && (
        <RemoveDialog
          removed={removed}
          isLast={Number(account.app) + account.passkeys.length === 1}
          onClose={() => setRemoved(null)}
          onSend={() => remove(removed)}
        />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(null);
            onDone?.();
          }}
        />
      )}
    </Panel>
  );
}

type FactorsProps = { account: Account; onSetUp(): void; onAdd(): void; onRemove(removed: Removed): void; onRenew(): void };

function Factors({ account, onSetUp, onAdd, onRemove, onRenew }: FactorsProps) {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      <Row title={translate('backoffice_app')} about={translate(account.app ? 'backoffice_app_on' : 'backoffice_app_off')}>
        {account.app ? (
          <Button onClick={() => onRemove({ what: 'app', title: translate('backoffice_app') })}>{translate('backoffice_remove')}</Button>
        ) : (
          <Button onClick={onSetUp}>{translate('backoffice_set_up')}</Button>
        )}
      </Row>
      <Passkeys passkeys={account.passkeys} onAdd={onAdd} onRemove={({ id, title }) => onRemove({ what: `passkeys/${id}`, title })} />
      {(account.app || account.passkeys.length > 0) && (
        <Row title={translate('backoffice_recovery_codes')} about={translate('backoffice_recovery_codes_left', { count: account.recoveryCodesLeft })}>
          <Button onClick={onRenew}>{translate('backoffice_new_recovery_codes')}</Button>
        </Row>
      )}
    </Stack>
  );
}

function Passkeys({ passkeys, onAdd, onRemove }: { passkeys: Passkey[]; onAdd(): void; onRemove(passkey: Passkey): void }) {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <>
      <Row title={translate('backoffice_passkeys')} about={translate('backoffice_passkeys_hint')}>
        <Button id={addId} onClick={onAdd}>
          {translate('backoffice_add_passkey')}
        </Button>
      </Row>
      {passkeys.map((passkey) => (
        <Row key={passkey.id} title={passkey.title} about={moment(passkey.lastUsedAt ?? passkey.createdAt)}>
          <Button aria-label={translate('backoffice_remove_named', { name: passkey.title })} onClick={() => onRemove(passkey)}>
            {translate('backoffice_remove')}
          </Button>
        </Row>
      ))}
    </>
  );
}

/** What the account has, read again after a change; `act` shows errors. */
function useAccount() {
  const attempt = useAttempt();
  const [account, setAccount] = useState<Account | null>(null);
  const read = useCallback(
    () =>
      callAdmin<Account>(path).then(
        ({ data }) => setAccount(data),
        () => undefined,
      ),
    [],
  );
  useEffect(() => void read(), [read]);
  const runAction = (work: () => Promise<void>) => () => void attempt(work);
  return { account, read, runAction };
}

function Row({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {about}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

type DialogProps = { onClose(): void; onMade(recoveryCodes: readonly string[] | null): void };

function AppDialog({ app, onClose, onMade }: DialogProps & { app: NewApp }) {
  const translate = useTranslate();
  const send = async (fields: FormData) => {
    const { data } = await callAdmin<{ recoveryCodes: string[] | null }>(`${path}/app/confirm`, { method: 'POST', body: { code: textOf(fields, 'code') } });
    onClose();
    onMade(data.recoveryCodes);
  };
  return (
    <FormDialog title={translate('backoffice_app')} submit={translate('backoffice_confirm')} onClose={onClose} onSend={send}>
      <Typography>{translate('backoffice_app_scan')}</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(app.svg)}`}
        alt={translate('backoffice_app_picture')}
        sx={{ width: 220, maxWidth: '100%', justifySelf: 'center', mx: 'auto' }}
      />
      <Typography variant="body2" color="text.secondary">
        {translate('backoffice_app_secret')}
      </Typography>
      <Box component="code" sx={{ p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere', userSelect: 'all' }}>
        {app.secret}
      </Box>
      <TextField
        name="code"
        label={translate('backoffice_app_code')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
        required
        fullWidth
      />
    </FormDialog>
  );
}

function PasskeyDialog({ onClose, onMade }: DialogProps) {
  const translate = useTranslate();
  const send = async (fields: FormData) => {
    const response = await makePasskey(`${path}/passkeys/options`, (problem) => translate(`backoffice_passkey_${problem}`));
    const body = { title: textOf(fields, 'title'), response };
    const { data } = await callAdmin<{ recoveryCodes: string[] | null }>(`${path}/passkeys`, { method: 'POST', body });
    onClose();
    onMade(data.recoveryCodes);
  };
  return (
    <FormDialog title={translate('backoffice_add_passkey')} submit={translate('backoffice_go_on')} onClose={onClose} onSend={send}>
      <Typography>{translate('backoffice_passkeys_hint')}</Typography>
      <TextField name="title" label={translate('backoffice_passkey_title')} slotProps={{ htmlInput: { maxLength: 100, autoFocus: true } }} required fullWidth />
    </FormDialog>
  );
}

/** Asks first: without a second step only a password keeps strangers out. */
function RemoveDialog({ removed, isLast, onClose, onSend }: { removed: Removed; isLast: boolean; onClose(): void; onSend(): Promise<void> }) {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('backoffice_remove_named', { name: removed.title })} submit={translate('backoffice_remove')} onClose={onClose} onSend={onSend}>
      <Typography>{translate(isLast ? 'backoffice_factor_last' : 'backoffice_factor_removed')}</Typography>
    </FormDialog>
  );
}
