/** My account: name, password, second factors, sessions. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceOf } from '#kit/pure/devices/device-of.ts';
import { forgetMe, whoAmI, type StaffView } from '../api/auth-provider.ts';
import { callAdmin } from '../api/call-admin.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';
import { textOf } from '../components/form-dialog.tsx';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { changePassword, PasswordFields } from './change-password.tsx';
import { SecondFactors } from './second-factors.tsx';

type Session = { id: string; lastSeenAt: string; userAgent: string; address: string; current: boolean };

/** The page. */
export function AccountPage() {
  const translate = useTranslate();
  const [me, setMe] = useState<StaffView | null>(null);
  useEffect(() => void whoAmI().then(setMe, () => undefined), []);
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, maxWidth: 760 }}>
      <Title title={translate('backoffice_account')} />
      {me && <Profile me={me} />}
      <Password />
      <SecondFactors />
      <Sessions />
    </Box>
  );
}

/** A form that sends, says so and is empty again. */
function useSending(send: (fields: FormData) => Promise<void>, done: string) {
  const notify = useNotify();
  const attempt = useAttempt();
  return async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await attempt(() => send(new FormData(form))))) return;
    notify(done, { type: 'success' });
    form.reset();
  };
}

function Profile({ me }: { me: StaffView }) {
  const translate = useTranslate();
  const [name, setName] = useState(me.name);
  const onSubmit = useSending(async (fields) => {
    await callAdmin('/auth/account', { method: 'PUT', body: { name: textOf(fields, 'name') } });
    forgetMe();
  }, 'ra.notification.updated');
  return (
    <Panel title={translate('backoffice_profile')}>
      <Stack component="form" spacing={2} onSubmit={(event) => void onSubmit(event)}>
        <Typography color="text.secondary">
          {me.email} · {translate(`backoffice_role_${me.role}`)}
        </Typography>
        <TextField
          name="name"
          label={translate('backoffice_person')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="name"
          required
          fullWidth
        />
        <SaveButton />
      </Stack>
    </Panel>
  );
}

function Password() {
  const translate = useTranslate();
  const onSubmit = useSending(changePassword, 'backoffice_password_changed');
  return (
    <Panel title={translate('ra.auth.password')}>
      <Stack component="form" spacing={2} onSubmit={(event) => void onSubmit(event)}>
        <PasswordFields />
        <SaveButton />
      </Stack>
    </Panel>
  );
}

function SaveButton() {
  const translate = useTranslate();
  return (
    <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
      {translate('ra.action.save')}
    </Button>
  );
}

const queryKey = ['own-sessions'];

function Sessions() {
  const translate = useTranslate();
  const attempt = useAttempt();
  const moment = useMoment();
  const {
    data: items = [],
    error,
    refetch,
  } = useQuery({ queryKey, queryFn: async () => (await callAdmin<{ items: Session[] }>('/auth/account/sessions')).data.items });
  const client = useQueryClient();
  const end = (path: string, method: 'DELETE' | 'POST') =>
    attempt(async () => {
      const { data } = await callAdmin<{ items: Session[] }>(`/auth/account/sessions/${path}`, { method });
      client.setQueryData(queryKey, data.items);
    });
  return (
    <Panel title={translate('backoffice_sessions')}>
      {error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      <Stack spacing={2}>
        {items.map((session) => (
          <Box key={session.id} sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{deviceOf(session.userAgent) || translate('backoffice_unknown_device')}</Typography>
              <Typography variant="body2" color="text.secondary">
                {session.address} · {moment(session.lastSeenAt)}
              </Typography>
            </Box>
            {session.current ? (
              <Typography color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
                {translate('backoffice_this_session')}
              </Typography>
            ) : (
              <Button onClick={() => void end(session.id, 'DELETE')}>{translate('backoffice_end_session')}</Button>
            )}
          </Box>
        ))}
        {items.length > 1 && (
          <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => void end('end-others', 'POST')}>
            {translate('backoffice_end_other_sessions')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
