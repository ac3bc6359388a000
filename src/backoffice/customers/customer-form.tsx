import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { AutocompleteArrayInput, AutocompleteInput, email, maxLength, TextInput, useRecordContext, useTranslate, type TransformData } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { customerLimits, type Customer } from '#shop/customers/contract.ts';
import { contentLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { AddressesInput } from './addresses-input.tsx';
import { useGroupChoices } from './customer-list.tsx';

/** An emptied field is sent as nothing, not as an empty text. */
export const written: TransformData = (data: Partial<Customer>) => ({
  ...data,
  email: data.email?.trim() ? data.email.trim() : null,
  mobile: data.mobile?.trim() ? data.mobile.trim() : null,
  tags: [...new Set((data.tags ?? []).map((tag) => tag.trim()).filter((tag) => tag !== ''))],
});

/** A new customer: an account that its owner signs in to by a code, or by a password that they set. */
export function CustomerCreate() {
  return (
    <CreateForm transform={written} defaultValues={{ language: 'en', groups: [], tags: [], addresses: [], note: '' }}>
      <CustomerFields />
    </CreateForm>
  );
}

/** Everything about a customer that staff may change. */
export function CustomerEdit() {
  return (
    <EditForm transform={written} toolbar={<SaveBar />}>
      <GuestNote />
      <CustomerFields />
    </EditForm>
  );
}

function GuestNote() {
  const translate = useTranslate();
  const customer = useRecordContext<Customer>();
  return customer?.kind === 'guest' ? <Alert severity="info">{translate('backoffice_customer_guest_note')}</Alert> : null;
}

function CustomerFields() {
  const translate = useTranslate();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }, alignItems: 'start' }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={translate('backoffice_customer_contact')}>
          <Contact />
        </Panel>
        <Panel title={translate('backoffice_customer_addresses')}>
          <AddressesInput />
        </Panel>
      </Box>
      <Lists />
    </Box>
  );
}

function Contact() {
  const translate = useTranslate();
  const [mail, mobile] = useWatch({ name: ['email', 'mobile'] }) as [string | null | undefined, string | null | undefined];
  const needed = (other: unknown) => (value: unknown) => (value || other ? undefined : translate('backoffice_customer_reach'));
  const languages = contentLanguages.map(({ lang, name }) => ({ id: lang, name }));
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput source="firstName" label={translate('backoffice_first_name')} validate={maxLength(customerLimits.nameLength)} />
      <TextInput source="lastName" label={translate('backoffice_last_name')} validate={maxLength(customerLimits.nameLength)} />
      <TextInput source="email" type="email" label={translate('ra.auth.username')} validate={[email(), needed(mobile)]} />
      <TextInput source="mobile" label={translate('backoffice_mobile')} helperText={translate('backoffice_mobile_hint')} validate={needed(mail)} />
      <AutocompleteInput source="language" label={translate('backoffice_language')} choices={languages} />
    </Box>
  );
}

function Lists() {
  const translate = useTranslate();
  const groups = useGroupChoices();
  const isByHand = (id: string) => groups.find((group) => group.id === id)?.isRuled === false;
  return (
    <Panel title={translate('backoffice_customer_lists')}>
      <AutocompleteArrayInput
        source="groups"
        label={translate('backoffice_customer_groups')}
        choices={groups.filter(({ isRuled }) => !isRuled)}
        // Groups by rule are not chosen: the rule decides who is in them.
        format={(ids: string[] | undefined) => (ids ?? []).filter(isByHand)}
      />
      <TagsInput />
      <TextInput
        source="note"
        label={translate('backoffice_customer_note')}
        helperText={translate('backoffice_notes_hint')}
        multiline
        minRows={4}
        validate={maxLength(customerLimits.noteLength)}
      />
    </Panel>
  );
}

function TagsInput() {
  const translate = useTranslate();
  const tags = (useWatch({ name: 'tags' }) as string[] | undefined) ?? [];
  return (
    <AutocompleteArrayInput
      source="tags"
      label={translate('backoffice_order_tags')}
      helperText={translate('backoffice_order_tags_hint')}
      choices={tags.map((tag) => ({ id: tag, name: tag }))}
      onCreate={(tag) => ({ id: String(tag).trim().slice(0, customerLimits.tagLength), name: String(tag).trim().slice(0, customerLimits.tagLength) })}
    />
  );
}
