/** The editor of a letter: Puck over the sections that mails have. This file and what it imports comes when a letter is opened. */
import '@puckeditor/core/no-external.css';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import { createUsePuck, Puck, type Dictionary, type Overrides, type Plugin, type Viewports } from '@puckeditor/core';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Letter } from '#shop/newsletter/contract.ts';
import type { SectionDescription } from '#shop/templates/contract.ts';
import { session } from '../../api/session.ts';
import { LanguageSelect } from '../../components/language-tabs.tsx';
import { ActionBarOfSection, FieldsOfSection, SectionDrawer, SidePanel } from '../../templates/editor/panels.tsx';
import { configOf, inputOf } from '../../templates/editor/puck-config.tsx';
import { blocksOf } from '../../templates/editor/puck-data.ts';
import { PuckFrame } from '../../templates/editor/puck-frame.tsx';
import { usePuckWords } from '../../templates/editor/puck-texts.ts';
import { stampStyles } from '../../templates/editor/style-nonce.ts';
import { useFieldTitle } from '../../templates/settings/field-schema.ts';
import { LetterBlock, LetterDocument, LetterFrame } from './letter-canvas.tsx';
import { letterDataOf, letterOf } from './letter-data.ts';
import { LetterContext, useLetterMarkup } from './use-letter-markup.ts';

stampStyles(document);

type LetterEditorProps = { letter: Letter; cards: readonly SectionDescription[]; title: string; onChange(letter: Letter): void; onClose(): void };

const frame = { enabled: true, syncHostStyles: false, waitForStyles: false };
const usePuck = createUsePuck();
const ActionsContext = createContext<ReactNode>(null);

// Puck takes another component for another part of the page: these stay the same.
const overrides: Partial<Overrides> = {
  headerActions: () => <>{use(ActionsContext)}</>,
  iframe: LetterDocument,
  drawer: SectionDrawer,
  fields: FieldsOfSection,
  actionBar: ActionBarOfSection,
};

// Puck's panels as tabs are reached by mouse alone; under this name it shows one beside the canvas, which is reached by keyboard too.
const panels: Plugin[] = [{ name: 'legacy-side-bar', render: () => <SidePanel outline="backoffice_letter_sections" /> }];

/** The letter, whose end is chosen as nothing else is. */
function Root({ children }: { children: ReactNode }) {
  const shown = use(LetterContext);
  const dispatch = usePuck((puck) => puck.dispatch);
  const onFooter = () => dispatch({ type: 'setUi', ui: { itemSelector: null, rightSideBarVisible: true } });
  return (
    <LetterContext value={shown && { ...shown, onFooter }}>
      <LetterFrame>{children}</LetterFrame>
    </LetterContext>
  );
}

/** Every change is reported at once; saving it is the form's. */
export default function LetterEditor({ letter, cards, title, onChange, onClose }: LetterEditorProps) {
  const [first] = useState(() => letterDataOf(letter));
  const [data, setData] = useState<Pick<typeof first, 'content' | 'root'>>(first);
  const [lang, setLang] = useState<string>(session.locale());
  const shown = letterOf(data);
  const { failed, ...markup } = useLetterMarkup({ blocks: blocksOf(data), footer: shown.footer, lang });
  const change = (next: typeof data) => {
    const changed = letterOf(next);
    setData(next);
    if (JSON.stringify(changed) !== JSON.stringify(shown)) onChange(changed);
  };
  const actions = (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <LanguageSelect lang={lang} onChange={setLang} sx={{ width: 120 }} />
      <Done onClick={onClose} sx={{ display: { xs: 'none', sm: 'inline-flex' } }} />
    </Stack>
  );
  return (
    <LetterContext value={{ ...markup, ...useSaid(cards), lang, onFooter: () => undefined }}>
      <ActionsContext value={actions}>
        <PuckFrame>
          {/* On a phone Puck folds its head. */}
          <Done onClick={onClose} sx={{ display: { xs: 'inline-flex', sm: 'none' }, position: 'absolute', zIndex: 2, top: 14, left: 12 }} />
          <Problem message={failed} />
          <Puck
            config={useConfig(cards)}
            data={first}
            headerTitle={title}
            height="100%"
            viewports={useViewports()}
            iframe={frame}
            dictionary={useWords()}
            overrides={overrides}
            plugins={panels}
            onChange={change}
          />
        </PuckFrame>
      </ActionsContext>
    </LetterContext>
  );
}

function Done({ onClick, sx }: { onClick(): void; sx: SxProps }) {
  return (
    <Button variant="contained" onClick={onClick} sx={sx}>
      {useTranslate()('backoffice_letter_done')}
    </Button>
  );
}

function Problem({ message }: { message: string | null }) {
  const translate = useTranslate();
  if (message === null) return null;
  return (
    <Alert severity="error" sx={{ position: 'absolute', zIndex: 2, bottom: 8, left: '50%', transform: 'translateX(-50%)' }}>
      {translate(message, { _: message })}
    </Alert>
  );
}

/** What blocks are called, and what they say where they have no markup. */
function useSaid(cards: readonly SectionDescription[]) {
  const translate = useTranslate();
  const words = {
    waiting: translate('backoffice_templates_waiting'),
    empty: translate('backoffice_letter_shows_nothing'),
    footer: translate('backoffice_setting_footer'),
  };
  return { words, titleOf: (section: string) => cards.find(({ id }) => id === section)?.title ?? section };
}

function useConfig(cards: readonly SectionDescription[]) {
  const translate = useTranslate();
  const titleOf = useFieldTitle();
  return useMemo(
    () => {
      const words = { titleOf, groupOf: (group: string) => translate(`backoffice_sections_${group}`) };
      const root = {
        fields: { footer: inputOf('footer', { input: 'words' }, words) },
        render: ({ children }: { children: ReactNode }) => <Root>{children}</Root>,
      };
      return configOf(cards, { base: '', own: new Set(), words, root, Block: LetterBlock });
    },
    // What an editor offers does not change while it is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [cards],
  );
}

function useWords(): Dictionary {
  const translate = useTranslate();
  const words = usePuckWords();
  return useMemo(
    () => ({ ...words, 'label-page': translate('backoffice_letter'), 'outline-header-title': translate('backoffice_letter_sections') }),
    [words, translate],
  );
}

function useViewports(): Viewports {
  const translate = useTranslate();
  return useMemo(
    () => [
      { width: 390, height: 'auto', label: translate('backoffice_templates_phone'), icon: 'Smartphone' },
      { width: 760, height: 'auto', label: translate('backoffice_templates_desk'), icon: 'Monitor' },
    ],
    [translate],
  );
}
