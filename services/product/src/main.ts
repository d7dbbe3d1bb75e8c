import { bootstrap } from '@mall/service-kit';
import { AppModule } from './app.module.js';

await bootstrap({ name: 'product', module: AppModule });
