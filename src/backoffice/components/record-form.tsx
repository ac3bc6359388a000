/** Forms of a record that its list leads to. */
import type { ReactElement, ReactNode } from 'react';
import { Create, Edit, SimpleForm, type TransformData } from 'react-admin';
import { SaveBar, SaveOrDeleteBar } from './save-bar.tsx';
import { editFailure } from './failures/read-failed.tsx';

type FormProps = {
  /** Makes what is sent of what was filled in. */
  transform?: TransformData;
  children: ReactNode;
};

/** A form of a new record; back to the list once it is saved, or on to the record. */
export function CreateForm({ defaultValues, children, ...props }: FormProps & { defaultValues?: Record<string, unknown>; redirect?: 'edit' }) {
  return (
    <Create redirect="list" {...props}>
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />} {...(defaultValues ? { defaultValues } : {})}>
        {children}
      </SimpleForm>
    </Create>
  );
}

/** A form of a record there is; back to the list once it is saved or deleted. `toolbar` for those that are not deleted. */
export function EditForm({ toolbar = <SaveOrDeleteBar />, children, ...props }: FormProps & { toolbar?: ReactElement }) {
  return (
    <Edit mutationMode="pessimistic" redirect="list" {...editFailure} {...props}>
      <SimpleForm warnWhenUnsavedChanges toolbar={toolbar}>
        {children}
      </SimpleForm>
    </Edit>
  );
}
