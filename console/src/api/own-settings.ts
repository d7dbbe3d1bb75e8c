import { localStorageStore } from 'react-admin';
import { FollowedSettings } from './followed-settings.js';
import { connection, session } from './mall.js';
import { personalStore } from './personal-store.js';

/** What the signed-in person has chosen for the console: in this browser, and at the server what follows them. */
export const ownSettings = new FollowedSettings(
  personalStore(localStorageStore('3', 'mall.console'), () => session.current?.userId ?? ''),
  {
    all: () => connection.call('admin.ownSetting.all', {}),
    keep: (name, value) => connection.call('admin.ownSetting.keep', { name, value }),
  },
);

export const { store } = ownSettings;
