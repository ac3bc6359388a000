import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Loading, Title, useAuthenticated, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Panel } from '../components/panel.tsx';

/** The page at an unknown address. Guests are asked to sign in first. */
export function UnknownPage() {
  const translate = useTranslate();
  const { isPending } = useAuthenticated();
  if (isPending) return <Loading />;
  const title = translate('ra.page.not_found');
  return (
    <>
      <Title title={title} />
      <Panel title={title}>
        <Typography sx={{ mb: 2 }}>{translate('ra.message.not_found')}</Typography>
        <Button component={Link} to="/" variant="outlined">
          {translate('backoffice_group_home')}
        </Button>
      </Panel>
    </>
  );
}
