/** Frame of every screen: bar, menu, content. */
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { Loading, SkipNavigationButton, useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { MergeAsker } from '../components/comparison/merge-asker.tsx';
import { FirstThings } from '../sign-in/first-things.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { StepUpDialog } from '../sign-in/step-up-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ShellMenu } from './menu.tsx';
import { ErrorPage } from './message-pages.tsx';
import { Presence } from './presence.tsx';
import { TopBar } from './top-bar.tsx';

const menuWidth = 232;

/** The menu beside the content where there is room, else in a drawer. */
function Side({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const translate = useTranslate();
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (!hasRoom) {
    return (
      <Drawer open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': translate('backoffice_menu'), sx: { width: 280, maxWidth: '85vw' } } }}>
        <ShellMenu onChoose={onClose} />
      </Drawer>
    );
  }
  return (
    <Box sx={{ width: menuWidth, flexShrink: 0, position: 'sticky', top: 56, alignSelf: 'flex-start', maxHeight: 'calc(100vh - 56px)', overflowY: 'auto' }}>
      <ShellMenu onChoose={onClose} />
    </Box>
  );
}

/** The screen itself; one that breaks leaves the menu as it is, and the next address starts over. */
function Content({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Box component="main" id="main-content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, maxWidth: 1480, mx: 'auto', px: { xs: 1.5, md: 3 }, pb: 4 }}>
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary
            onReset={reset}
            resetKeys={[pathname]}
            fallbackRender={({ resetErrorBoundary }) => <ErrorPage resetErrorBoundary={resetErrorBoundary} />}
          >
            <Presence />
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </ErrorBoundary>
        )}
      </QueryErrorResetBoundary>
    </Box>
  );
}

/** The frame, once nothing is asked for before anything else. */
export function BackofficeShell({ children }: { children: ReactNode }) {
  const [menuIsOpen, setMenuIsOpen] = useState(false);
  const [paletteIsOpen, setPaletteIsOpen] = useState(false);
  return (
    <>
      <FirstThings>
        <SkipNavigationButton />
        <TopBar onMenu={() => setMenuIsOpen(true)} onSearch={() => setPaletteIsOpen(true)} />
        <Box sx={{ display: 'flex', minHeight: 'calc(100vh - 56px)' }}>
          <Side isOpen={menuIsOpen} onClose={() => setMenuIsOpen(false)} />
          <Content>{children}</Content>
        </Box>
        <CommandPalette isOpen={paletteIsOpen} onOpen={() => setPaletteIsOpen(true)} onClose={() => setPaletteIsOpen(false)} />
      </FirstThings>
      {/* Also where a second step is to be set up: that wants a proof too. */}
      <StepUpDialog />
      <SignInAgain />
      <MergeAsker />
    </>
  );
}
