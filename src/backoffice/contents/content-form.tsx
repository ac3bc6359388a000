import type { StaffContent } from '#shop/content/contract.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  Create,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useAttempt } from '../components/use-attempt.ts';
import { useFormContext } from 'react-hook-form';
import { callAdmin } from '../api/call-admin.ts';
import { runAction, saveByAction } from '../api/data-provider.ts';
import { RemoveButton } from '../components/lists/remove-button.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { FirstError } from '../components/unsaved/first-error.tsx';
import { ShopLink } from '../components/shop-link.tsx';
import { ContentInputs } from './content-inputs.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import { draftOf, newContent, shownAlone, shownContent, writtenContent } from './written-content.ts';
import { editFailure } from '../components/failures/read-failed.tsx';

/** A new article, page or entry. */
export function ContentCreate() {
  return (
    <Create redirect="edit" transform={writtenContent}>
      <SimpleForm defaultValues={newContent} warnWhenUnsavedChanges toolbar={<SaveBar />}>
        <ContentInputs />
      </SimpleForm>
    </Create>
  );
}

/** Changing one, at once or as a draft. */
export function ContentEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} {...editFailure} transform={writtenContent} actions={<Actions />}>
      <Form />
    </Edit>
  );
}

function Form() {
  const content = useRecordContext<StaffContent>();
  const translate = useTranslate();
  if (!content) return null;
  return (
    <>
      {content.draft && (
        <Alert severity="info" sx={{ m: 2, mb: 0 }}>
          {translate('backoffice_content_has_draft')}
        </Alert>
      )}
      {/* Mounted again when the draft comes or goes: the form then shows another text. */}
      <SimpleForm
        key={content.draftAt ?? 'published'}
        record={shownContent(content)}
        warnWhenUnsavedChanges
        toolbar={<Foot hasDraft={content.draft !== null} />}
      >
        <ContentInputs />
      </SimpleForm>
    </>
  );
}

function Actions() {
  const content = useRecordContext<StaffContent>();
  return (
    <TopToolbar>
      {content && <VersionsButton content={content} />}
      {content && <PreviewButton path={content.path} />}
      {content?.published && <ShopLink path={content.path} />}
    </TopToolbar>
  );
}

function VersionsButton({ content }: { content: StaffContent }) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('backoffice_versions')}
      </Button>
      {isOpen && <VersionsDialog resource={resource} content={content} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Opens the page as its draft will make it. */
function PreviewButton({ path }: { path: string }) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const open = async () => {
    await attempt(async () => {
      const { data } = await callAdmin<{ token: string }>('/preview', { method: 'POST' });
      window.open(`${path}?preview=true&previewToken=${encodeURIComponent(data.token)}`, '_blank', 'noopener');
    });
  };
  return (
    <Button size="small" onClick={() => void open()}>
      {translate('backoffice_content_preview')}
    </Button>
  );
}

/** Without a draft: saved at once, or saved as one. With one: saved again, published or discarded. */
function Foot({ hasDraft }: { hasDraft: boolean }) {
  const translate = useTranslate();
  const { run, busy } = useDraft();
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      <FirstError />
      {hasDraft ? (
        <Button variant="contained" disabled={busy} onClick={() => void run('publish', 'backoffice_templates_is_published')}>
          {translate('backoffice_templates_publish')}
        </Button>
      ) : (
        <SaveButton />
      )}
      <Button variant="outlined" disabled={busy} onClick={() => void run('draft', 'backoffice_templates_draft_kept')}>
        {translate('backoffice_content_keep_draft')}
      </Button>
      {hasDraft && (
        <Button color="inherit" disabled={busy} onClick={() => void run('discard', 'backoffice_moderation_did')}>
          {translate('backoffice_templates_discard')}
        </Button>
      )}
      <RemoveButton />
    </Toolbar>
  );
}

function useDraft() {
  const resource = useResourceContext()!;
  const content = useRecordContext<StaffContent>();
  const notify = useNotify();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const { getValues, reset } = useFormContext();
  const [busy, setBusy] = useState(false);
  const run = async (action: 'draft' | 'publish' | 'discard', done: string) => {
    const read = content as StaffContent & { _etag?: string };
    const { id } = read;
    setBusy(true);
    await attempt(async () => {
      // What is published is what stands in the form.
      const drafted =
        action === 'discard' ? read : await saveByAction(resource, { id, data: draftOf(getValues(), read._etag) }, { action: 'draft', shown: shownAlone });
      if (action !== 'draft') await runAction(resource, { id, action, ifMatch: drafted._etag });
      reset(getValues());
      notify(done, { type: 'success' });
      refresh();
    });
    setBusy(false);
  };
  return { run, busy };
}
