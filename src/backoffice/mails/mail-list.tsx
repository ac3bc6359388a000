/** Every mail that the shop sends, area by area, and where its words were changed. */
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NullableBooleanInput, SelectInput, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { languageNames, type Language } from '#kit/pure/languages.ts';
import type { ListedTemplate } from '#shop/messages/contract.ts';
import { Panel } from '../components/panel.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { byArea, mailAreas } from './areas.ts';
import { SubjectText } from './subject-text.tsx';

// All of them: there are some fifty, and groups do not go on over pages.
const most = 100;

function useFilters() {
  const translate = useTranslate();
  const choices = useChoices();
  return [
    searchFilter,
    <SelectInput key="area" source="area" label={translate('backoffice_mail_area')} choices={choices(mailAreas, 'backoffice_mail_area_')} alwaysOn />,
    <NullableBooleanInput
      key="edited"
      source="edited"
      label={translate('backoffice_mail_words')}
      trueLabel={translate('backoffice_mail_edited_yes')}
      falseLabel={translate('backoffice_mail_edited_no')}
      alwaysOn
    />,
  ];
}

export function MailList() {
  return (
    <RecordList component="div" filters={useFilters()} sort={{ field: 'id', order: 'ASC' }} perPage={most} pagination={false} actions={false}>
      <Areas />
    </RecordList>
  );
}

function Areas() {
  const translate = useTranslate();
  const { data, isPending } = useListContext<ListedTemplate>();
  if (isPending) return null;
  if (!data || data.length === 0) return <Typography sx={{ p: 2 }}>{translate('backoffice_mail_none')}</Typography>;
  return (
    <Stack sx={{ gap: 2 }}>
      {byArea(data).map(([area, mails]) => (
        <Panel key={area} title={translate(`backoffice_mail_area_${area}`, { _: area })}>
          <List disablePadding>
            {mails.map((mail) => (
              <Row key={mail.id} mail={mail} />
            ))}
          </List>
        </Panel>
      ))}
    </Stack>
  );
}

function Row({ mail: { id, subject, edited } }: { mail: ListedTemplate }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={createPath({ resource: 'mail-templates', type: 'edit', id })} sx={{ borderRadius: 1, gap: 1, flexWrap: 'wrap' }}>
        <ListItemText primary={<SubjectText subject={subject} />} sx={{ minWidth: '16rem', overflowWrap: 'anywhere' }} />
        {edited.length > 0 && (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            {edited.map((lang) => (
              <Chip key={lang} size="small" variant="outlined" label={translate('backoffice_mail_edited', { language: languageNames[lang as Language] })} />
            ))}
          </Stack>
        )}
      </ListItemButton>
    </ListItem>
  );
}
