import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EditBase, SimpleForm, type SimpleFormProps, type TransformData } from 'react-admin';
import { SaveBar } from '../components/save-bar.tsx';
import { editFailure } from '../components/failures/read-failed.tsx';

type SettingsCardProps = {
  /** As in `/api/admin/settings/<group>`. */
  group: string;
  /** Where a page has several cards. */
  title?: string;
  /** What the settings are about, in a sentence or two. */
  hint?: string;
  /** Makes what is sent of what was filled in. */
  transform?: TransformData;
  /** Fields of the form that the group does not have by these names. */
  defaultValues?: SimpleFormProps['defaultValues'];
  children: ReactNode;
};

/** One group of the settings as a form of its own. */
export function SettingsCard({ group, title, hint, transform, defaultValues, children }: SettingsCardProps) {
  return (
    <EditBase
      resource="settings"
      id={group}

      mutationMode="pessimistic"
      redirect={false}
      {...editFailure}
      {...(transform ? { transform } : {})}
    >
      <Paper component="section" sx={{ mt: 2, maxWidth: '52rem' }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />} {...(defaultValues ? { defaultValues } : {})}>
          {title !== undefined && (
            <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
              {title}
            </Typography>
          )}
          {hint !== undefined && (
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {hint}
            </Typography>
          )}
          {children}
        </SimpleForm>
      </Paper>
    </EditBase>
  );
}
