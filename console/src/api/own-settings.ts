import { localStorageStore } from 'react-admin';
import { FollowedSettings } from './followed-settings.js';
import { connection, session } from './mall.js';
import { personalStore } from './personal-store.js';

/** The signed-in person's settings of the console, in this browser and, for those that follow them, on the server. */
export const ownSettings = new FollowedSettings(
  personalStore(localStorageStore('3', 'mall.console'), () => session.current?.userId ?? ''),
  {
    all: () => connection.call('admin.ownSetting.all', {}),
    keep: (name, value) => connection.call('admin.ownSetting.keep', { name, value }),
  },
);

export const { store } = ownSettings;
