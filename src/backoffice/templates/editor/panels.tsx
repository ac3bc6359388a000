/** What the editor has besides Puck's own panels: adding a section by its name, and moving one, by keyboard and touch too. */
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ActionBar, createUsePuck, Puck, useGetPuck } from '@puckeditor/core';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

const usePuck = createUsePuck();
const zone = 'root:default-zone';

type Offer = { id: string; label: string; group: string };

/** Sections by their names; the chosen one comes after the selected one, else at the end. */
function AddSection() {
  const translate = useTranslate();
  const getPuck = useGetPuck();
  const config = usePuck((puck) => puck.config);
  const [typed, setTyped] = useState('');
  const offers: Offer[] = Object.entries(config.categories ?? {}).flatMap(([, { components = [], title = '', visible }]) =>
    visible === false ? [] : components.map((id) => ({ id: String(id), label: config.components[id]?.label ?? String(id), group: title })),
  );
  const add = (offer: Offer | null) => {
    if (!offer) return;
    const { appState, dispatch } = getPuck();
    const selected = appState.ui.itemSelector;
    const at = selected?.index === undefined ? appState.data.content.length : selected.index + 1;
    dispatch({ type: 'insert', componentType: offer.id, destinationIndex: at, destinationZone: zone });
    dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone }, rightSideBarVisible: true } });
    setTyped('');
  };
  return (
    <Autocomplete<Offer>
      size="small"
      options={offers}
      value={null}
      inputValue={typed}
      onInputChange={(_, next, reason) => reason !== 'reset' && setTyped(next)}
      onChange={(_, offer) => add(offer)}
      groupBy={({ group }) => group}
      getOptionKey={({ id }) => id}
      blurOnSelect
      noOptionsText={translate('backoffice_pick_nothing')}
      renderInput={(params) => <TextField {...params} label={translate('backoffice_templates_add')} />}
    />
  );
}

// The outline would say its title once more.
const noOwnTitle = { '& [class*="OutlineHeader"] [class*="Heading"]': { display: 'none' } };

/** What is on the page, in order, and what can be added. `outline` names the key of its title. */
export function SidePanel({ outline = 'backoffice_puck_outline_header_title' }: { outline?: string }) {
  const translate = useTranslate();
  const panel = (key: string, content: ReactNode) => (
    <Box component="section" sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="subtitle2" sx={{ mb: 1 }}>
        {translate(key)}
      </Typography>
      {content}
    </Box>
  );
  return (
    <Box sx={{ height: '100%', overflowY: 'auto' }}>
      {panel(
        outline,
        <Box sx={noOwnTitle}>
          <Puck.Outline />
        </Box>,
      )}
      {panel('backoffice_templates_sections', <Puck.Components />)}
    </Box>
  );
}

/** The list to drag from, with a field above it to add by name. */
export function SectionDrawer({ children }: { children: ReactNode }) {
  return (
    <Stack sx={{ gap: 1 }}>
      <AddSection />
      {children}
    </Stack>
  );
}

/** Moves the selected section by one place, copies it or takes it away. */
function useSelected() {
  const dispatch = usePuck((puck) => puck.dispatch);
  const selector = usePuck((puck) => puck.appState.ui.itemSelector);
  const count = usePuck((puck) => puck.appState.data.content.length);
  const label = usePuck((puck) => puck.selectedItem && (puck.config.components[puck.selectedItem.type]?.label ?? puck.selectedItem.type));
  const mayCopy = usePuck((puck) => puck.selectedItem !== null && puck.getPermissions({ item: puck.selectedItem }).duplicate);
  if (!selector || !label) return null;
  const { index } = selector;
  const select = (at: number) => dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone } } });
  return {
    label,
    index,
    count,
    mayCopy,
    moveTo(to: number) {
      dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: to, destinationZone: zone });
      select(to);
    },
    copy: () => dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone }),
    remove() {
      dispatch({ type: 'remove', index, zone });
      dispatch({ type: 'setUi', ui: { itemSelector: null } });
    },
  };
}

/** The settings of the selected section, under what can be done with it. */
export function FieldsOfSection({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const selected = useSelected();
  const hasSettings = usePuck((puck) => puck.selectedItem === null || Object.keys(puck.config.components[puck.selectedItem.type]?.fields ?? {}).length > 0);
  const button = (key: string, icon: ReactNode, act: () => void, disabled = false) => (
    <Tooltip title={translate(key)}>
      <span>
        <IconButton size="small" aria-label={`${translate(key)}: ${selected?.label}`} disabled={disabled} onClick={act}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <>
      {selected && (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'end', px: 1.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
          {button('backoffice_templates_up', <ArrowUpwardIcon fontSize="small" />, () => selected.moveTo(selected.index - 1), selected.index === 0)}
          {button(
            'backoffice_templates_down',
            <ArrowDownwardIcon fontSize="small" />,
            () => selected.moveTo(selected.index + 1),
            selected.index >= selected.count - 1,
          )}
          {button('backoffice_templates_copy', <ContentCopyIcon fontSize="small" />, selected.copy, !selected.mayCopy)}
          {button('backoffice_templates_remove', <DeleteIcon fontSize="small" />, selected.remove)}
        </Stack>
      )}
      {hasSettings ? (
        children
      ) : (
        <Box sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {translate('backoffice_templates_no_settings')}
          </Typography>
        </Box>
      )}
    </>
  );
}

// The canvas is a document of its own, without the style sheets of the back office.
const Arrow = ({ d }: { d: string }) => (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden>
    <path d={d} />
  </svg>
);

/** What stands at the selected section itself. */
export function ActionBarOfSection({ label, children, parentAction }: { label?: string | undefined; children: ReactNode; parentAction: ReactNode }) {
  const translate = useTranslate();
  const selected = useSelected();
  return (
    <ActionBar {...(label === undefined ? {} : { label })}>
      <ActionBar.Group>
        {parentAction}
        {selected && (
          <>
            <ActionBar.Action label={translate('backoffice_templates_up')} disabled={selected.index === 0} onClick={() => selected.moveTo(selected.index - 1)}>
              <Arrow d="M12 19V5m-6 6 6-6 6 6" />
            </ActionBar.Action>
            <ActionBar.Action
              label={translate('backoffice_templates_down')}
              disabled={selected.index >= selected.count - 1}
              onClick={() => selected.moveTo(selected.index + 1)}
            >
              <Arrow d="M12 5v14m-6-6 6 6 6-6" />
            </ActionBar.Action>
          </>
        )}
        {children}
      </ActionBar.Group>
    </ActionBar>
  );
}
