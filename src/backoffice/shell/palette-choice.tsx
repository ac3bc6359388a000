import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCommands, type Command } from './commands.ts';

/** The field and what it finds. */
export function PaletteChoice({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { commands, search } = useCommands();
  function choose(command: Command | null) {
    if (!command) return;
    onClose();
    void navigate(command.to);
  }
  return (
    <Autocomplete
      open
      disablePortal
      autoHighlight
      options={commands}
      filterOptions={(options) => options}
      groupBy={(command) => command.group}
      getOptionLabel={(command) => command.label}
      getOptionKey={(command) => command.to}
      isOptionEqualToValue={(a, b) => a.to === b.to}
      onInputChange={(_event, text) => search(text)}
      onChange={(_event, command) => choose(command)}
      noOptionsText={translate('backoffice_nothing_found')}
      forcePopupIcon={false}
      slotProps={{ popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } }, paper: { elevation: 0 } }}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, autoFocus: true } }}
          placeholder={translate('backoffice_find_anything')}
          label={translate('backoffice_find_anything')}
        />
      )}
    />
  );
}
