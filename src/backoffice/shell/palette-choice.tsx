import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
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
      // The library's own groups are lists within the list of options, which may hold options and groups of them alone.
      renderGroup={({ key, group, children }) => (
        <Box key={key} component="li" role="presentation">
          <ListSubheader component="div" role="presentation">
            {group}
          </ListSubheader>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of options holds no fieldset */}
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </Box>
      )}
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
