import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { HttpError, useLocaleState, useLocales, useTranslate } from 'react-admin';
import { problemOf } from '../components/form-dialog.tsx';

type CardProps = {
  title: string;
  /** What is asked for, in a sentence. */
  hint?: string | undefined;
  submit: string;
  /** The submission; an error it throws appears in the card. */
  onSend(fields: FormData): Promise<void>;
  /** Below the button. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A form on a page of its own: at sign-in, and wherever something is asked for before anything else. */
export function FormCard({ title, hint, submit, onSend, foot, children }: CardProps) {
  const translate = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    await onSend(fields).catch((error: unknown) => setProblem(error instanceof HttpError ? problemOf(error) : 'ra.auth.sign_in_error'));
    setBusy(false);
  }
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 2, bgcolor: 'background.default' }}>
      <Paper sx={{ width: '100%', maxWidth: 420, padding: { xs: 3, sm: 4 } }}>
        <form onSubmit={(event) => void send(event)}>
          <Stack spacing={2.5}>
            <Typography component="h1" variant="h5" sx={{ fontWeight: 650 }}>
              {title}
            </Typography>
            {hint !== undefined && <Typography color="text.secondary">{hint}</Typography>}
            {problem !== null && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
            {children}
            <Button type="submit" variant="contained" size="large" disabled={busy}>
              {submit}
            </Button>
            {foot}
            <LanguageField />
          </Stack>
        </form>
      </Paper>
    </Box>
  );
}

function LanguageField() {
  const translate = useTranslate();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  return (
    <TextField select size="small" label={translate('backoffice_language')} value={locale} onChange={({ target }) => setLocale(target.value)}>
      {locales.map((choice) => (
        <MenuItem key={choice.locale} value={choice.locale} lang={choice.locale}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
