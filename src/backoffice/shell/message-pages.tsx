/** Shown in place of a screen that cannot be shown. They are there at once: react-admin's would bring its form fields along. */
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Panel } from '../components/panel.tsx';

/** A screen that broke; it can be tried again. */
export function ErrorPage({ resetErrorBoundary }: { resetErrorBoundary(event: unknown): void }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('ra.page.error')}>
      <Typography role="alert" sx={{ mb: 2 }}>
        {translate('ra.message.error')}
      </Typography>
      <Button variant="outlined" onClick={resetErrorBoundary}>
        {translate('ra.action.refresh')}
      </Button>
    </Panel>
  );
}

/** A screen that the role may not see. */
export function AccessDeniedPage() {
  const translate = useTranslate();
  return (
    <Panel title={translate('ra.page.access_denied')}>
      <Typography>{translate('ra.message.access_denied')}</Typography>
    </Panel>
  );
}
