/** The second step of signing in, after the password. */
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { textOf } from '../components/form-dialog.tsx';
import { FormCard } from './card.tsx';
import type { Asked } from './sign-in.ts';

type SecondStepProps = { asked: Asked; onCode(code: string): Promise<void>; onPasskey(): Promise<void>; onBack(): void };

/** Asks for the code of the app, a recovery code or a passkey, as far as there are. */
export function SecondStep({ asked, onCode, onPasskey, onBack }: SecondStepProps) {
  const translate = useTranslate();
  const hasApp = asked.ways.includes('app');
  return (
    <FormCard
      title={translate('backoffice_second_step')}
      hint={translate(hasApp ? 'backoffice_second_step_hint' : 'backoffice_second_step_passkey')}
      submit={translate('ra.auth.sign_in')}
      onSend={(fields) => onCode(textOf(fields, 'code'))}
      foot={
        <>
          {asked.ways.includes('passkey') && <PasskeyButton onAsk={onPasskey} />}
          <Typography variant="body2" color="text.secondary">
            {translate('backoffice_second_step_lost')}
          </Typography>
          <Link component="button" type="button" onClick={onBack} sx={{ alignSelf: 'start' }}>
            {translate('backoffice_back_to_sign_in')}
          </Link>
        </>
      }
    >
      <CodeField isOfApp={hasApp} />
    </FormCard>
  );
}

/** The code of the app, or a recovery code where there is no app. */
export function CodeField({ isOfApp }: { isOfApp: boolean }) {
  const translate = useTranslate();
  return (
    <TextField
      name="code"
      label={translate(isOfApp ? 'backoffice_second_step_code' : 'backoffice_recovery_code')}
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { maxLength: 40, autoFocus: true } }}
      required
      fullWidth
    />
  );
}

/** Signs in by a passkey; an error that `onAsk` throws appears at the button. */
export function PasskeyButton({ onAsk }: { onAsk(): Promise<void> }) {
  const translate = useTranslate();
  const [problem, setProblem] = useState(false);
  const ask = () => {
    setProblem(false);
    onAsk().catch(() => setProblem(true));
  };
  return (
    <Button variant="outlined" onClick={ask} color={problem ? 'error' : 'primary'}>
      {translate(problem ? 'backoffice_passkey_again' : 'backoffice_use_passkey')}
    </Button>
  );
}
