/** Sign-in of staff. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useLocaleState, useLocales, useLogin, useTranslate } from 'react-admin';

/** The page. */
export function SignInPage() {
  const translate = useTranslate();
  const login = useLogin();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function signIn(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    try {
      await login({ username: fields.get('account'), password: fields.get('password') });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'ra.auth.sign_in_error');
      setBusy(false);
    }
  }
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 2, bgcolor: 'background.default' }}>
      <Paper sx={{ width: '100%', maxWidth: 400, padding: { xs: 3, sm: 4 } }}>
        <form onSubmit={(event) => void signIn(event)}>
          <Stack spacing={2.5}>
            <Typography component="h1" variant="h5" sx={{ fontWeight: 650 }}>
              {translate('backoffice_sign_in_title')}
            </Typography>
            {problem !== null && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
            <TextField name="account" type="email" label={translate('ra.auth.username')} autoComplete="username" required fullWidth />
            <TextField name="password" type="password" label={translate('ra.auth.password')} autoComplete="current-password" required fullWidth />
            <Button type="submit" variant="contained" size="large" disabled={busy}>
              {translate('ra.auth.sign_in')}
            </Button>
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
