// Server: requests of a browser -> what the site answers, for the one who sits at this machine. It listens on
// loopback only; a page of the internet that makes the browser ask here is told nothing: its Host (a name
// that was made to lead here) or its Origin is another. Nothing is changed by any request, and no file is
// served by its path.
#pragma once

#include <memory>
#include <string>

#include "view/http.h"
#include "view/site.h"

namespace weft::view {

// Of one request to the server on this port.
HttpReply reply_to(const HttpRequest& request, int port, Site& site);

class Server {
  public:
    // 0: any port that is free. An error where it is taken.
    static Result<Server> open(Site& site, int port);

    std::string url() const;
    void serve();  // until stop()
    void stop() { http_->stop(); }

  private:
    Server(Site& site, std::unique_ptr<HttpServer> http, int port)
        : site_(&site), http_(std::move(http)), port_(port) {}

    Site* site_;
    std::unique_ptr<HttpServer> http_;
    int port_;
};

}  // namespace weft::view
