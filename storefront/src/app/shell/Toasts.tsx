import { useEffect } from 'react';
import { Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import { messageHost } from '../../mall/say.js';
import { useTheme } from '../../mall/theme.js';

const LOOK = {
  fontFamily: 'var(--font)',
  '--normal-bg': 'var(--raised)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
};

/** Shows messages at the top, where they cover no button. */
export default function Toasts() {
  useEffect(() => messageHost.isReady(), []);
  return (
    <Toaster
      theme={useTheme()}
      position="top-center"
      offset={80}
      mobileOffset={{ top: 72, left: 16, right: 16 }}
      toastOptions={{ style: LOOK }}
    />
  );
}
