/** A draft order on one page, with what it comes to beside it as it is written. */
import { Create, Edit, Form, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import type { Draft } from '#shop/draft-orders/contract.ts';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';
import { Panel } from '../components/panel.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { SaveBar, SaveOrDeleteBar } from '../components/save-bar.tsx';
import { ClosedDraft } from './closed-draft.tsx';
import { AddressCard, CustomerCard } from './customer-card.tsx';
import { DraftActions } from './draft-actions.tsx';
import { bodyOf, newDraft, valuesOf, type DraftValues } from './draft-values.ts';
import { LinesCard } from './lines-card.tsx';
import { DiscountsCard, NoteCard, SendingCard } from './money-cards.tsx';
import { Sums } from './sums.tsx';
import { usePreview } from './use-preview.ts';
import { editFailure } from '../components/failures/read-failed.tsx';

type Stored = Draft & { _etag?: string };

/** What is sent of the form. */
const written = (values: Partial<RaRecord>) => bodyOf(values as unknown as DraftValues);

function Fields({ draft }: { draft?: Draft }) {
  const translate = useTranslate();
  const base = useBaseCurrency();
  const { isDirty } = useFormState();
  const { preview, isBehind } = usePreview();
  const currency = preview?.currency ?? draft?.currency ?? base;
  return (
    <>
      <MainAndSide
        main={
          <>
            <LinesCard preview={preview} currency={currency} />
            <DiscountsCard preview={preview} currency={currency} />
            <SendingCard preview={preview} currency={currency} />
            <NoteCard />
          </>
        }
        side={
          <>
            <Panel title={translate('backoffice_total')}>
              <div aria-live="polite" style={{ opacity: isBehind ? 0.6 : 1 }}>
                {preview ? <Sums sums={preview} /> : <Typography color="text.secondary">{translate('backoffice_draft_no_sums')}</Typography>}
              </div>
              {draft && <DraftActions draft={draft} disabled={isDirty} />}
            </Panel>
            <CustomerCard />
            <AddressCard />
          </>
        }
      />
      {draft ? <SaveOrDeleteBar /> : <SaveBar />}
    </>
  );
}

/** A new draft; once it is saved, its own page. */
export function DraftCreate() {
  return (
    <Create redirect="edit" component="div" transform={written}>
      <Form defaultValues={newDraft} warnWhenUnsavedChanges>
        <Fields />
      </Form>
    </Create>
  );
}

/** A draft that there is: to be changed while it is open. */
export function DraftEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} {...editFailure} component="div" actions={false} transform={written}>
      <OpenOrClosed />
    </Edit>
  );
}

function OpenOrClosed() {
  const draft = useRecordContext<Stored>();
  if (!draft) return null;
  if (draft.state !== 'open') return <ClosedDraft draft={draft} />;
  return (
    <Form key={draft._etag ?? draft.updatedAt} record={valuesOf(draft) as unknown as RaRecord} warnWhenUnsavedChanges>
      <Fields draft={draft} />
    </Form>
  );
}
