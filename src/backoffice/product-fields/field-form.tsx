/** A custom field of products: what it is called, what kind of fact it is, and where shoppers meet it. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BooleanInput, SelectInput, TextInput, useInput, useNotify, useRecordContext, useRedirect, useTranslate, type RaRecord } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { facetFieldKinds, productFieldKinds, productFieldLimits, type ProductField } from '#shop/catalog/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { ChoicesEditor } from '../components/fields-editor/choices-editor.tsx';
import { newChoice, type EditedChoice } from '../components/fields-editor/fields.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { asText } from '../components/inputs/as-text.ts';
import { TitleInputs } from '../components/inputs/title-inputs.tsx';
import { Panel } from '../components/panel.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { SaveOrAskBar } from '../components/save-bar.tsx';
import { writtenField } from './written-field.ts';

type Field = ProductField & RaRecord;

/** A new field. */
export function FieldCreate() {
  return (
    <CreateForm
      transform={(record: Field) => writtenField(record)}
      defaultValues={{ kind: 'text', unit: '', choices: [newChoice([])], showOnPage: true, asFacet: false, searchable: false }}
    >
      <Inputs isNew />
    </CreateForm>
  );
}

/** Changing a field; its kind stays. */
export function FieldEdit() {
  return (
    <EditForm
      transform={(record: Field, options?: { previousData: Field }) => writtenField(record, options?.previousData)}
      toolbar={<SaveOrAskBar Dialog={DeleteDialog} />}
    >
      <Inputs isNew={false} />
    </EditForm>
  );
}

function Inputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  const kind = useWatch({ name: 'kind' }) as ProductField['kind'];
  return (
    <Box sx={{ width: '100%' }}>
      <MainAndSide
        main={
          <Panel title={translate('backoffice_product_field')}>
            <TitleInputs label="backoffice_fields_name" />
            <SelectInput
              source="kind"
              label={translate('backoffice_fields_kind')}
              choices={productFieldKinds.map((id) => ({ id, name: translate(`backoffice_field_${id}`) }))}
              disabled={!isNew}
              helperText={translate(isNew ? `backoffice_product_field_about_${kind}` : 'backoffice_product_field_kind_stays')}
              parse={asText}
              fullWidth
            />
            {kind === 'number' && (
              <TextInput
                source="unit"
                label={translate('backoffice_product_field_unit')}
                helperText={translate('backoffice_product_field_unit_hint')}
                parse={asText}
                slotProps={{ htmlInput: { maxLength: productFieldLimits.unitLength } }}
              />
            )}
            {kind === 'choice' && <Choices />}
          </Panel>
        }
        side={<Shown kind={kind} />}
      />
    </Box>
  );
}

/** Where shoppers meet it. */
function Shown({ kind }: { kind: ProductField['kind'] }) {
  const translate = useTranslate();
  const canFilter = facetFieldKinds.includes(kind);
  return (
    <Panel title={translate('backoffice_product_field_shown')}>
      <BooleanInput source="showOnPage" label={translate('backoffice_product_field_on_page')} helperText={translate('backoffice_product_field_on_page_hint')} />
      <BooleanInput
        source="asFacet"
        label={translate('backoffice_product_field_as_facet')}
        disabled={!canFilter}
        helperText={translate(canFilter ? 'backoffice_product_field_as_facet_hint' : 'backoffice_product_field_no_facet')}
      />
      <BooleanInput
        source="searchable"
        label={translate('backoffice_product_field_searchable')}
        disabled={kind !== 'text'}
        helperText={translate(kind === 'text' ? 'backoffice_product_field_searchable_hint' : 'backoffice_product_field_no_search')}
      />
    </Panel>
  );
}

function Choices() {
  const { field } = useInput({ source: 'choices', defaultValue: [] });
  const fault = (useFormState().errors as Record<string, { message?: unknown } | undefined>)['choices']?.message;
  return (
    <>
      <ChoicesEditor choices={(field.value ?? []) as EditedChoice[]} onChange={field.onChange} />
      {typeof fault === 'string' && (
        <Typography color="error" role="alert">
          {fault}
        </Typography>
      )}
    </>
  );
}

/** Asks before a field goes, and says how many products say something in it. */
function DeleteDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { id, productCount, _etag: ifMatch } = useRecordContext<Field & { _etag?: string }>()!;
  return (
    <FormDialog
      title={translate('backoffice_product_field_delete')}
      submit={translate('ra.action.delete')}
      onClose={onClose}
      onSend={async () => {
        await callAdmin(`/product-fields/${id}?values=delete`, { method: 'DELETE', ifMatch });
        notify('backoffice_moderation_did', { type: 'success' });
        redirect('list', 'product-fields');
      }}
    >
      {translate(productCount > 0 ? 'backoffice_product_field_delete_values' : 'backoffice_product_field_delete_text', { number: productCount })}
    </FormDialog>
  );
}
