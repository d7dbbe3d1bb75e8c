import { bootstrap } from '@mall/service-kit';
import { AppModule } from './app.module.js';

await bootstrap({ name: 'tenant', module: AppModule });
