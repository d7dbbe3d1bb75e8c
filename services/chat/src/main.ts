import { bootstrap } from '@mall/service-kit';
import { AppModule } from './app.module.js';
import { TicketSocketAdapter } from './sockets/ticket-socket.adapter.js';

await bootstrap({
  name: 'chat',
  module: AppModule,
  prepare: (app) => void app.useWebSocketAdapter(new TicketSocketAdapter(app)),
});
