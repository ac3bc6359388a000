/** The letter in the form of an issue: what it is built of, and its editor over the whole window. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Letter } from '#shop/newsletter/contract.ts';
import type { SectionDescription } from '#shop/templates/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import { session } from '../../api/session.ts';
import { Panel } from '../../components/panel.tsx';
import { problemsOf, summaryOf } from './letter-outline.ts';

// Puck is large, and nothing else of this screen needs it.
const LetterEditor = lazy(() => import('./letter-editor.tsx'));

/** What the editor changes waits in the form until it is saved. */
export function LetterCard() {
  const translate = useTranslate();
  const sections = useController({ name: 'sections', defaultValue: [] });
  const footer = useController({ name: 'footer', defaultValue: {} });
  const [isOpen, setOpen] = useState(false);
  const { data: cards } = useQuery({
    queryKey: ['newsletter-sections', document.documentElement.lang],
    queryFn: async () => (await callAdmin<{ items: SectionDescription[] }>('/newsletter-sections')).data.items,
    refetchOnWindowFocus: false,
  });
  const letter: Letter = { sections: sections.field.value as Letter['sections'], footer: footer.field.value as Letter['footer'] };
  const change = (next: Letter) => {
    if (JSON.stringify(next.sections) !== JSON.stringify(letter.sections)) sections.field.onChange(next.sections);
    if (JSON.stringify(next.footer) !== JSON.stringify(letter.footer)) footer.field.onChange(next.footer);
  };
  const errors = sections.fieldState.error;
  const close = () => setOpen(false);
  return (
    <Panel title={translate('backoffice_letter')}>
      {typeof errors?.message === 'string' && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {errors.message}
        </Alert>
      )}
      <Outline letter={letter} cards={cards ?? []} errors={errors} />
      <Button variant="outlined" disabled={!cards} onClick={() => setOpen(true)}>
        {translate('backoffice_letter_edit')}
      </Button>
      {isOpen && cards && (
        <Dialog
          fullScreen
          open
          onClose={(_, reason) => reason !== 'escapeKeyDown' && close()}
          slotProps={{ paper: { 'aria-label': translate('backoffice_letter_edit') } }}
        >
          {/* What is typed and pressed in the editor is no business of the form around it. */}
          <Box onSubmit={(event) => event.stopPropagation()}>
            <Suspense fallback={<CircularProgress aria-label={translate('ra.page.loading')} sx={{ m: 4 }} />}>
              <LetterEditor letter={letter} cards={cards} title={translate('backoffice_letter')} onChange={change} onClose={close} />
            </Suspense>
          </Box>
        </Dialog>
      )}
    </Panel>
  );
}

/** What the letter is built of, in order, with what is wrong with each part. */
export function Outline({ letter, cards, errors }: { letter: Letter; cards: readonly SectionDescription[]; errors: unknown }) {
  return (
    <Box component="ol" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      {letter.sections.map((choice, index) => (
        <Box component="li" key={index} sx={{ px: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{cards.find(({ id }) => id === choice.section)?.title ?? '…'}</strong> {summaryOf(choice, session.locale())}
          </Typography>
          {problemsOf(errors, index).map((problem) => (
            <Typography key={problem} variant="body2" color="error" role="alert">
              {problem}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
