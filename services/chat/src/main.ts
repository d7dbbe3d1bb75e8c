import { bootstrap } from '@mall/service-kit';
import { AppModule } from './app.module.js';
import { SocketServer } from './sockets/socket-server.js';

await bootstrap({
  name: 'chat',
  module: AppModule,
  prepare: (app) => app.get(SocketServer).attach(app.getHttpServer()),
});
