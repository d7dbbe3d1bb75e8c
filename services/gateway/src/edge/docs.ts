import { anyone, isForStaffAlone } from '@mall/contracts/define';
import { openApiDocument } from '@mall/contracts/openapi';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerService } from '../access/caller.service.js';

/**
 * Serves the documentation of the API at `/api/docs`, and its document at `/api/docs-json`. Only staff see the operations that are
 * for staff alone: a description of the back office helps nobody else but an attacker.
 */
export function mountDocs(app: NestFastifyApplication): void {
  const callers = app.get(CallerService);
  const whole = openApiDocument() as unknown as OpenAPIObject;
  const open = openApiDocument(({ access }) => !isForStaffAlone(access)) as unknown as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, open, {
    patchDocumentOnRequest: async (request, reply) => {
      const { kind } = await callers.admit(request as FastifyRequest, reply as FastifyReply, {
        access: anyone(),
      });
      return kind === 'staff' ? whole : open;
    },
  });
}
