import { useInput, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import type { StaffListing } from '#shop/catalog/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { ListingInputs, writtenListing } from '../components/listings/listing-inputs.tsx';
import { listingTitle } from '../components/listings/listing-title.ts';
import { useLater } from '../components/lists/undo.tsx';
import { FormDialog } from '../components/form-dialog.tsx';
import { Panel } from '../components/panel.tsx';
import { ListingPicker } from '../components/pickers/listing-picker.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { SaveOrAskBar } from '../components/save-bar.tsx';
import { categoryTreeKey } from './tree.ts';

/** The category above it. */
function ParentInput() {
  const translate = useTranslate();
  const record = useRecordContext<StaffListing>();
  const { field, fieldState } = useInput({ source: 'parent' });
  return (
    <Panel title={translate('backoffice_categories_place')}>
      <ListingPicker
        kind="categories"
        label={translate('backoffice_categories_parent')}
        value={(field.value as string | null | undefined) ?? null}
        without={record ? [record.slug] : []}
        onChange={field.onChange}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? translate('backoffice_categories_parent_hint')}
      />
    </Panel>
  );
}

/** A new category. */
export function CategoryCreate() {
  return (
    <CreateForm transform={writtenListing} defaultValues={{ published: true, parent: null }}>
      <ListingInputs canHide side={<ParentInput />} />
    </CreateForm>
  );
}

/** Changing a category. */
export function CategoryEdit() {
  return (
    <EditForm transform={writtenListing} toolbar={<SaveOrAskBar Dialog={DeleteDialog} />}>
      <ListingInputs canHide side={<ParentInput />} />
    </EditForm>
  );
}

/** Asks before a category goes, and says where those below it go. */
function DeleteDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const later = useLater();
  const redirect = useRedirect();
  const record = useRecordContext<StaffListing & { _etag?: string }>()!;
  const count = record.childCount ?? 0;
  return (
    <FormDialog
      title={translate('backoffice_categories_delete')}
      submit={translate('ra.action.delete')}
      onClose={onClose}
      onSend={async () => {
        later(translate('backoffice_undo_removed', { title: listingTitle(record) }), {
          gone: { resource: 'categories', id: record.id },
          lists: categoryTreeKey,
          send: async () => void (await callAdmin(`/categories/${record.id}?children=move`, { method: 'DELETE', ifMatch: record._etag, keepalive: true })),
        });
        redirect('list', 'categories');
      }}
    >
      {translate(count > 0 ? 'backoffice_categories_delete_children' : 'backoffice_categories_delete_text', { number: count })}
    </FormDialog>
  );
}
