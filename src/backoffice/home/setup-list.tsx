/** What a new shop needs before it sells, until all of it is there. */
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Setup } from '#shop/reports/contract.ts';
import { Panel } from '../components/panel.tsx';
import { ScreenLink } from '../components/rights/screen-link.tsx';

type Step = Setup['steps'][number];

const places: Readonly<Record<Exclude<Step['step'], 'testOrder'>, string>> = {
  product: '/products',
  shipping: '/shipping-zones',
  tax: '/tax-rates',
  payment: '/settings/payments',
  legal: '/pages',
  theme: '/settings/theme',
  domain: '/settings/shop',
};

function StepLink({ step, done }: Step) {
  const translate = useTranslate();
  const title = translate(`backoffice_setup_${step}`);
  const sx = { fontWeight: 600, color: done ? 'text.secondary' : undefined };
  // An order is placed in the shop itself.
  if (step === 'testOrder') {
    return (
      <MuiLink href="/" target="_blank" rel="noopener" sx={sx}>
        {title}
      </MuiLink>
    );
  }
  return (
    <ScreenLink to={places[step]} sx={sx}>
      {title}
    </ScreenLink>
  );
}

/** The list; nothing once all is done. */
export function SetupList({ setup }: { setup: Setup }) {
  const translate = useTranslate();
  const count = setup.steps.length;
  const done = setup.steps.filter((step) => step.done).length;
  if (done === count) return null;
  const progress = translate('backoffice_setup_progress', { done, count });
  return (
    <Panel title={translate('backoffice_setup')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {progress}
      </Typography>
      <LinearProgress variant="determinate" value={(done / count) * 100} aria-label={progress} sx={{ borderRadius: 1, mb: 1.5 }} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {setup.steps.map((step) => (
          <Box component="li" key={step.step} sx={{ display: 'grid', gridTemplateColumns: '28px 1fr', alignItems: 'start' }}>
            {step.done ? (
              <CheckIcon fontSize="small" color="success" titleAccess={translate('backoffice_setup_done')} />
            ) : (
              <OpenIcon fontSize="small" color="disabled" titleAccess={translate('backoffice_setup_open')} />
            )}
            <Box sx={{ minWidth: 0 }}>
              <StepLink {...step} />
              {!step.done && (
                <Typography variant="body2" color="text.secondary">
                  {translate(`backoffice_setup_${step.step}_hint`)}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
