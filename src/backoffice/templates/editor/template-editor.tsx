/** The editor of a template: Puck over the shop's own sections. This file and what it imports is a chunk of its own. */
import '@puckeditor/core/no-external.css';
import Alert from '@mui/material/Alert';
import { Puck, type Overrides, type Plugin, type Viewports } from '@puckeditor/core';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { placeOfTemplate, type SectionDescription, type TemplateRecord } from '#shop/templates/contract.ts';
import { useFieldTitle } from '../settings/field-schema.ts';
import type { OpenTemplate } from '../use-template.ts';
import { CanvasDocument } from './canvas.tsx';
import { ActionBarOfSection, FieldsOfSection, SectionDrawer, SidePanel } from './panels.tsx';
import { configOf } from './puck-config.tsx';
import { blocksOf, dataOf, templateOf } from './puck-data.ts';
import { PuckFrame } from './puck-frame.tsx';
import { usePuckWords } from './puck-texts.ts';
import { stampStyles } from './style-nonce.ts';
import { ShownContext, useMarkup, type Shown } from './use-markup.ts';

stampStyles(document);

type TemplateEditorProps = {
  template: OpenTemplate & { record: TemplateRecord };
  cards: readonly SectionDescription[];
  title: string;
  /** The page to show the sections on. */
  path: string;
  /** What stands in the head of the editor. */
  actions: ReactNode;
};

const frame = { enabled: true, syncHostStyles: false, waitForStyles: false };

const ActionsContext = createContext<ReactNode>(null);

// Puck takes another component for another part of the page: these stay the same.
const overrides: Partial<Overrides> = {
  headerActions: () => <>{use(ActionsContext)}</>,
  iframe: CanvasDocument,
  drawer: SectionDrawer,
  fields: FieldsOfSection,
  actionBar: ActionBarOfSection,
};

// Puck's panels as tabs are reached by mouse alone; under this name it shows one beside the canvas, which is reached by keyboard too.
const panels: Plugin[] = [{ name: 'legacy-side-bar', render: () => <SidePanel /> }];

export default function TemplateEditor({ template, cards, title, path, actions }: TemplateEditorProps) {
  const translate = useTranslate();
  const { record } = template;
  const config = useConfig(cards, record);
  const [first] = useState(() => dataOf(template.edited));
  const [blocks, setBlocks] = useState(() => blocksOf(first));
  const { failed, ...markup } = useMarkup({ name: template.id, path, blocks });
  const shown: Shown = {
    ...markup,
    place: placeOfTemplate(record.base),
    titleOf: (section) => cards.find(({ id }) => id === section)?.title ?? section,
    words: {
      waiting: translate('backoffice_templates_waiting'),
      empty: translate('backoffice_templates_empty'),
      needsPage: translate('backoffice_templates_needs_page'),
    },
  };
  return (
    <ShownContext value={shown}>
      <ActionsContext value={actions}>
        <PuckFrame>
          {failed && (
            <Alert severity="error" sx={{ position: 'absolute', zIndex: 2, bottom: 8, left: '50%', transform: 'translateX(-50%)' }}>
              {translate(failed, { _: failed })}
            </Alert>
          )}
          <Puck
            config={config}
            data={first}
            headerTitle={title}
            height="100%"
            viewports={useViewports()}
            iframe={frame}
            dictionary={usePuckWords()}
            overrides={overrides}
            plugins={panels}
            onChange={(next) => {
              setBlocks(blocksOf(next));
              template.change(templateOf(next));
            }}
          />
        </PuckFrame>
      </ActionsContext>
    </ShownContext>
  );
}

function useConfig(cards: readonly SectionDescription[], record: TemplateRecord) {
  const titleOf = useFieldTitle();
  const translate = useTranslate();
  return useMemo(
    () => {
      const own = new Set([...(record.system ?? []), ...(record.published?.sections ?? []), ...(record.draft?.sections ?? [])].map(({ section }) => section));
      return configOf(cards, { base: record.base, own, words: { titleOf, groupOf: (group) => translate(`backoffice_sections_${group}`) } });
    },
    // One editor is opened for one template: what it offers does not change while it is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [cards, record.base],
  );
}

function useViewports(): Viewports {
  const translate = useTranslate();
  return useMemo(
    () => [
      { width: 390, height: 'auto', label: translate('backoffice_templates_phone'), icon: 'Smartphone' },
      { width: 820, height: 'auto', label: translate('backoffice_templates_tablet'), icon: 'Tablet' },
      { width: 1280, height: 'auto', label: translate('backoffice_templates_desk'), icon: 'Monitor' },
    ],
    [translate],
  );
}
