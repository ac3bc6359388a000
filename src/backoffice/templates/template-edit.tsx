import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Title, useNotify, useRedirect, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { SectionDescription } from '../../shop/templates/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { Panel } from '../components/panel.tsx';
import { HistoryList } from './history-list.tsx';
import { Preview } from './preview.tsx';
import { SectionsEditor } from './sections-editor.tsx';
import { useTemplate } from './use-template.ts';

/** A template's sections with their settings, beside the page that they make. */
export function TemplateEdit() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: cards } = useQuery({
    queryKey: ['sections', document.documentElement.lang],
    queryFn: async () => (await callAdmin<{ items: SectionDescription[] }>('/sections')).data.items,
    refetchOnWindowFocus: false,
  });
  const template = useTemplate(decodeURIComponent(id));
  const { record, sections, saved } = template;
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={`${translate('backoffice_template')} ${decodeURIComponent(id)}`} />
      {(!record || !cards) && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {record && cards && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 27rem) minmax(0, 1fr)' }, alignItems: 'start' }}>
          <Stack sx={{ gap: 2 }}>
            <Actions template={template} />
            {record.draft && record.draft.faults.length > 0 && (
              <Alert severity="warning">
                {record.draft.faults.map((fault) => (
                  <Typography key={fault.index} variant="body2">
                    {fault.index + 1}. {cards.find((card) => card.id === fault.section)?.title ?? fault.section}: {fault.message}
                  </Typography>
                ))}
              </Alert>
            )}
            <Panel title={translate('backoffice_templates_sections')}>
              <SectionsEditor base={record.base} cards={cards} sections={sections} onChange={template.change} />
            </Panel>
            <Panel title={translate('backoffice_templates_page')}>
              <FormControlLabel
                control={<Switch checked={template.noReload} onChange={(_, checked) => template.changeNoReload(checked)} />}
                label={translate('backoffice_templates_no_reload')}
              />
              <FormHelperText>{translate('backoffice_templates_no_reload_hint')}</FormHelperText>
            </Panel>
            <Panel title={translate('backoffice_templates_history')}>
              <HistoryList versions={record.history} onRestore={(version) => void template.runAction('restore', { version })} />
            </Panel>
          </Stack>
          <Preview base={record.base} version={saved} />
        </Box>
      )}
    </Box>
  );
}

function Actions({ template }: { template: ReturnType<typeof useTemplate> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { record, state } = template;
  if (!record) return null;
  const dirty = record.draft !== null || state === 'changed';
  const publish = async () => {
    if (await template.runAction('publish')) notify('backoffice_templates_is_published', { type: 'success' });
  };
  const discard = async () => {
    // A template that was nothing but this draft is gone with it.
    const alone = record.system === null && record.published === null && record.history.length === 0;
    if (!(await template.runAction('discard')) && alone) redirect('list', 'templates');
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" disabled={!dirty || state === 'busy'} onClick={() => void publish()}>
        {translate('backoffice_templates_publish')}
      </Button>
      <Button color="inherit" disabled={record.draft === null || state !== 'rest'} onClick={() => void discard()}>
        {translate('backoffice_templates_discard')}
      </Button>
      {record.state === 'published' && (
        <Button color="inherit" disabled={state !== 'rest'} onClick={() => void template.runAction('withdraw')}>
          {translate('backoffice_templates_withdraw')}
        </Button>
      )}
      <Typography variant="caption" color="text.secondary" component="output">
        {state === 'rest'
          ? translate(record.draft ? 'backoffice_templates_draft_kept' : `backoffice_templates_${record.state}`)
          : translate('backoffice_templates_keeping')}
      </Typography>
    </Stack>
  );
}
