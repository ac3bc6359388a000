import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BooleanInput, maxLength, maxValue, minValue, NumberInput, PasswordInput, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { ExtensionRecord, SettingField } from '#shop/extensions/contract.ts';
import { EditForm } from '../components/record-form.tsx';
import { SaveBar } from '../components/save-bar.tsx';

/** An extension: how it stands, and the form of its settings as its schema describes it. */
export function ExtensionForm() {
  return (
    <EditForm
      toolbar={<SaveBarOfFields />}
      transform={({ id, settings, _etag }) => ({ id: id as unknown, settings: settings as unknown, _etag: _etag as unknown })}
    >
      <Standing />
      <Fields />
    </EditForm>
  );
}

function SaveBarOfFields() {
  const extension = useRecordContext<ExtensionRecord>();
  return extension && extension.fields.length > 0 ? <SaveBar /> : null;
}

function Standing() {
  const translate = useTranslate();
  const extension = useRecordContext<ExtensionRecord>();
  if (!extension) return null;
  const { problem, description, version, from, fields } = extension;
  return (
    <Stack spacing={1} sx={{ width: '100%', mb: 2 }}>
      {problem !== null && <Alert severity="error">{translate('backoffice_extension_problem', { problem })}</Alert>}
      {description !== '' && <Typography>{description}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {[version, from].filter(Boolean).join(' · ')}
      </Typography>
      {problem === null && fields.length === 0 && <Typography color="text.secondary">{translate('backoffice_extension_no_settings')}</Typography>}
    </Stack>
  );
}

function Fields() {
  const extension = useRecordContext<ExtensionRecord>();
  return (
    <>
      {extension?.fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
    </>
  );
}

function Field({ field }: { field: SettingField }) {
  const translate = useTranslate();
  const { name, kind, label, help, min, max, isWhole, choices, choiceTitles, isSet } = field;
  const common = { source: `settings.${name}`, label, helperText: help || false, fullWidth: true } as const;
  const text = field.maxLength === null ? [] : [maxLength(field.maxLength)];
  if (kind === 'yesNo') return <BooleanInput source={common.source} label={label} helperText={common.helperText} />;
  if (kind === 'choice')
    return <SelectInput {...common} choices={choices.map((choice) => ({ id: choice, name: choiceTitles[choice] ?? choice }))} translateChoice={false} />;
  if (kind === 'number')
    return (
      <NumberInput {...common} step={isWhole ? 1 : 'any'} validate={[...(min === null ? [] : [minValue(min)]), ...(max === null ? [] : [maxValue(max)])]} />
    );
  if (kind === 'secret')
    return (
      <PasswordInput {...common} helperText={isSet ? translate('backoffice_extension_secret_set') : common.helperText} autoComplete="off" validate={text} />
    );
  return <TextInput {...common} multiline={kind === 'lines'} parse={(value: string | null) => value ?? ''} validate={text} />;
}
