import Button from '@mui/material/Button';
import { SaveButton, Toolbar, useInput, useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffListing } from '#shop/catalog/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { ListingInputs, writtenListing } from '../components/listings/listing-inputs.tsx';
import { FormDialog } from '../components/form-dialog.tsx';
import { Panel } from '../components/panel.tsx';
import { ListingPicker } from '../components/pickers/listing-picker.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';

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
    <EditForm transform={writtenListing} toolbar={<Foot />}>
      <ListingInputs canHide side={<ParentInput />} />
    </EditForm>
  );
}

function Foot() {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <Toolbar>
      <SaveButton />
      <Button color="error" onClick={() => setAsking(true)} sx={{ ml: 'auto' }}>
        {translate('ra.action.delete')}
      </Button>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Toolbar>
  );
}

/** Asks before a category goes, and says where those below it go. */
function DeleteDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const client = useQueryClient();
  const record = useRecordContext<StaffListing & { _etag?: string }>()!;
  const count = record.childCount ?? 0;
  return (
    <FormDialog
      title={translate('backoffice_categories_delete')}
      submit={translate('ra.action.delete')}
      onClose={onClose}
      onSend={async () => {
        await callAdmin(`/categories/${record.id}?children=move`, { method: 'DELETE', ifMatch: record._etag });
        await client.invalidateQueries({ queryKey: ['category-tree'] });
        notify('backoffice_moderation_did', { type: 'success' });
        redirect('list', 'categories');
      }}
    >
      {translate(count > 0 ? 'backoffice_categories_delete_children' : 'backoffice_categories_delete_text', { number: count })}
    </FormDialog>
  );
}
